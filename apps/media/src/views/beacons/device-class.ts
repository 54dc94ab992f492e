/** What is kept of a `User-Agent`: classes that many people share. */
export interface DeviceClass {
  readonly browser: string;
  readonly os: string;
  readonly device: string;
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\bOPR\/|\bOpera\b/, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bFirefox\/|\bFxiOS\//, 'firefox'],
  [/\bChrome\/|\bHeadlessChrome\/|\bCriOS\//, 'chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bWindows\b/, 'windows'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bMac OS X\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
];
const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:SMART-TV|SmartTV|AppleTV|BRAVIA|AFT[A-Z]|Tizen|Web0S|CrKey)\b/, 'tv'],
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, 'tablet'],
  [/\bMobi(?:le)?\b/, 'phone'],
  [/\b(?:Windows NT|Macintosh|X11|CrOS)\b/, 'desktop'],
];

/** Which class of browsers a request comes from; `other` when it does not tell. */
export const deviceClassOf = (userAgent = ''): DeviceClass => ({
  browser: first(BROWSERS, userAgent),
  os: first(SYSTEMS, userAgent),
  device: first(DEVICES, userAgent),
});

const first = (classes: typeof BROWSERS, userAgent: string): string =>
  classes.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
