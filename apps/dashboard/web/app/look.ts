import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';

const sky: MantineColorsTuple = [
  ...(['#eef5ff', '#dbe9ff', '#b7d3ff', '#8dbaff', '#66a3fb'] as const),
  ...(['#4790f5', '#1f6edd', '#175fc7', '#124da4', '#0f3f86'] as const),
];

/** Neutral and slightly blue; 7 is the page, 6 a field, 4 a border, 2 quiet text. */
const dark: MantineColorsTuple = [
  ...(['#e4e7ed', '#b9c0cc', '#98a1b1', '#6d7686', '#333b48'] as const),
  ...(['#28303b', '#1d232c', '#161b22', '#0f1319', '#0a0d12'] as const),
];

/** Colours and letters, the same on every page; names no component, so that a lean page can use it. */
export const look: MantineThemeOverride = {
  primaryColor: 'sky',
  primaryShade: { light: 7, dark: 6 },
  colors: { sky, dark },
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: "Inter, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
};

/** Quiet text and errors dark enough to read (WCAG AA, 4.5 : 1) on page and surface. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1a2029',
    '--mantine-color-dimmed': '#5a6472',
    '--mantine-color-placeholder': '#6b7480',
    '--mantine-color-error': '#c92a2a',
  },
  dark: {
    '--mantine-color-placeholder': '#8790a0',
    '--mantine-color-error': '#ff7b7b',
  },
});
