declare module 'osrm-text-instructions' {
  interface Texts {
    compile(language: string, step: object, options: object): string;
  }
  const of: (version: 'v5') => Texts;
  export default of;
}
