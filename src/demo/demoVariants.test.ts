import { describe, expect, test } from 'vitest';
import { renderVariants } from './demoVariants.ts';

describe('renderVariants', () => {
  test('writes markup that would repeat itself once', () => {
    const { html, variants } = renderVariants(({ dense }) => (dense ? 'small' : 'medium'));
    expect(html).toBe('medium');
    expect(variants).toEqual({ 'dense-ltr dense-rtl': 'small' });
  });

  test('a demo that is the same in all settings has no variants', () => {
    expect(renderVariants(() => 'same').variants).toEqual({});
  });
});
