import { describe, expect, test } from 'vitest';
import { isPassing, summarizePairs, type ContrastPair } from './colorPairs.ts';
import { exportMaterialUi } from './exportTheme.ts';
import { brandTheme, pickTheme, reduceTheme } from './customTheme.ts';
import { createHistory, follow, record } from './themeHistory.ts';

describe('pickTheme', () => {
  test.each([
    [{}],
    [{ primary: '#111111' }],
    [{ secondary: { light: '#111111', dark: '#222222' } }],
    [{ primary: '#111111', secondary: '#222222' }],
  ])('picks a theme with the colors %j from an object with more fields', (paletteColors) => {
    const theme = { ...brandTheme, paletteColors, more: 1 };
    expect(pickTheme(theme)).toStrictEqual({ ...brandTheme, paletteColors });
  });
});

test('keeps the density, spacing and radius of a theme when an action changes its colors', () => {
  const theme = { ...brandTheme, dense: true, spacing: 4, radius: 2 };
  const paletteColors = { primary: '#111111' };
  expect(reduceTheme(theme, { type: 'CHANGE', payload: { paletteColors } })).toEqual({
    ...theme,
    paletteColors,
  });
});

describe('color pairs', () => {
  const pair: ContrastPair = {
    ...{ name: 'a', on: 'b', color: '#000000', surface: '#ffffff' },
    ...{ needs: 4.5, ratio: 4.5 },
  };

  test('passes a color pair when its contrast equals the required contrast', () => {
    expect(isPassing(pair)).toBe(true);
    expect(isPassing({ ...pair, ratio: 4.49 })).toBe(false);
  });

  test('reports the first worst color pair when several pairs have equal contrast', () => {
    expect(summarizePairs([pair, { ...pair, name: 'c' }]).worst).toBe(pair);
  });
});

describe('theme history', () => {
  test('records each theme chosen outside the playground as an undo step', () => {
    const first = follow(createHistory(brandTheme), { ...brandTheme, spacing: 4 });
    expect(follow(first, { ...brandTheme, spacing: 5 }).past).toHaveLength(2);
  });

  test('records a new undo step when a drag changes a different color', () => {
    const drag = { merge: true };
    const primary = { paletteColors: { primary: '#111111' } };
    const both = { paletteColors: { primary: '#111111', secondary: '#222222' } };
    const first = record(createHistory(brandTheme), { ...brandTheme, ...primary }, drag);
    expect(record(first, { ...brandTheme, ...both }, drag).past).toHaveLength(2);
  });
});

test('exports small text fields when the theme is dense', () => {
  expect(exportMaterialUi({ ...brandTheme, dense: true })).toMatch(
    /MuiTextField: \{\s+defaultProps: \{\s+margin: 'dense',\s+size: 'small',\s+\}/,
  );
});
