import { describe, expect, test } from 'vitest';
import { renderVariants } from './demoVariants.ts';

describe('renderVariants', () => {
  test('writes markup once when several settings render the same markup', () => {
    const { html, variants } = renderVariants(({ dense }) => (dense ? 'small' : 'medium'));
    expect(html).toBe('medium');
    expect(variants).toEqual({ 'dense-ltr dense-rtl': 'small' });
  });

  test('returns no variants when all settings render the same markup', () => {
    expect(renderVariants(() => 'same').variants).toEqual({});
  });
});
