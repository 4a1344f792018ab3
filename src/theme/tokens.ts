/** Brand colors per mode. The contrast of every text on its surface is at least 7:1. */
export const palettes = {
  light: {
    primary: { main: '#2b44b5', light: '#5b74e6', dark: '#22389c', contrastText: '#ffffff' },
    secondary: { main: '#09595b', light: '#2b8f91', dark: '#085153', contrastText: '#ffffff' },
    success: { main: '#155c2d', light: '#3b9558', dark: '#125227', contrastText: '#ffffff' },
    info: { main: '#095195', light: '#3a86cc', dark: '#08467f', contrastText: '#ffffff' },
    warning: { main: '#724700', light: '#b57714', dark: '#5f3b00', contrastText: '#ffffff' },
    error: { main: '#9a211a', light: '#d4534b', dark: '#831a14', contrastText: '#ffffff' },
    text: { primary: '#171a23', secondary: '#49505f', disabled: '#4b505c' },
    background: { default: '#ffffff', paper: '#ffffff' },
    divider: '#e1e5ed',
    surface: {
      subtle: '#f5f6fa',
      accent: '#eef1fd',
      bar: 'rgba(255, 255, 255, 0.88)',
      border: '#8790a3',
    },
    code: {
      text: '#232838',
      background: '#f5f6fa',
      keyword: '#722192',
      string: '#16542f',
      function: '#2140a7',
      constant: '#7d3308',
      tag: '#095160',
      property: '#584800',
      comment: '#444956',
      inserted: '#13542f',
      deleted: '#8e1e18',
    },
  },
  dark: {
    primary: { main: '#a5b6ff', light: '#c6d1ff', dark: '#7f94f0', contrastText: '#0d1330' },
    secondary: { main: '#6fd3d3', light: '#9fe5e5', dark: '#43b2b2', contrastText: '#042525' },
    success: { main: '#6fcf8e', light: '#98e0af', dark: '#48b06c', contrastText: '#05230f' },
    info: { main: '#7cbcf5', light: '#a7d3fa', dark: '#559fe0', contrastText: '#051d33' },
    warning: { main: '#e8b75a', light: '#f2cf8e', dark: '#cc9530', contrastText: '#2b1c00' },
    error: { main: '#ff9d94', light: '#ffc0ba', dark: '#ec766c', contrastText: '#360805' },
    text: { primary: '#eceef4', secondary: '#a9b1c2', disabled: '#a8afbc' },
    background: { default: '#0f1219', paper: '#161a23' },
    divider: '#2a303d',
    surface: {
      subtle: '#161a23',
      accent: '#1b2140',
      bar: 'rgba(15, 18, 25, 0.88)',
      border: '#788195',
    },
    code: {
      text: '#dfe3ec',
      background: '#161a23',
      keyword: '#d5a6f2',
      string: '#8fd6a4',
      function: '#9db8ff',
      constant: '#f3b083',
      tag: '#77d0de',
      property: '#e3ce83',
      comment: '#afb6c4',
      inserted: '#86d69f',
      deleted: '#ff9d94',
    },
  },
} as const;

/** Corner radius in pixels (THM-10). */
export const BORDER_RADIUS = 12;

/** Minimum viewport width of each breakpoint, in pixels (THM-10). */
export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

export const fonts = {
  body: '"Inter", "Inter fallback", system-ui, "Segoe UI", Arial, sans-serif',
  code: '"JetBrains Mono", ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
} as const;

/** Height of the app bar and widths of the columns, in pixels. */
export const frame = { appBar: 60, nav: 288, toc: 232, content: 760 } as const;
