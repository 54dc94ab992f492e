import { createTheme, type MantineColorsTuple, Modal, Table } from '@mantine/core';

const sky: MantineColorsTuple = [
  ...(['#eef5ff', '#dbe9ff', '#b7d3ff', '#8dbaff', '#66a3fb'] as const),
  ...(['#4790f5', '#2474e5', '#175fc7', '#124da4', '#0f3f86'] as const),
];

/** Neutral and slightly blue; 7 is the page, 6 a field, 4 a border, 2 quiet text. */
const dark: MantineColorsTuple = [
  ...(['#e4e7ed', '#b9c0cc', '#98a1b1', '#6d7686', '#333b48'] as const),
  ...(['#28303b', '#1d232c', '#161b22', '#0f1319', '#0a0d12'] as const),
];

export const theme = createTheme({
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
  components: {
    Modal: Modal.extend({
      defaultProps: { centered: true, overlayProps: { backgroundOpacity: 0.45, blur: 2 } },
    }),
    Table: Table.extend({ defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md' } }),
  },
});
