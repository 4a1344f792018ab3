import { describe, expect, test } from 'vitest';
import { formatStory } from './reporter.ts';

describe('Reporter of the test-runner', () => {
  const result = { ancestorTitles: ['Docs UI/Button', 'Default'], duration: 213 };

  test('prints a passed story on one line', () => {
    const line = formatStory({ ...result, status: 'passed', failureMessages: [] });
    expect(line).toBe('✓ Docs UI/Button › Default (213 ms)');
  });

  test('prints a skipped story with a circle instead of a check mark', () => {
    const skipped = { ...result, duration: null, status: 'pending', failureMessages: [] };
    expect(formatStory(skipped)).toBe('○ Docs UI/Button › Default');
  });

  test('prints the message of a failed story without colors and without its stack', () => {
    const message =
      'Error: \u001B[31mNo button\u001B[39m\nin the page\n    at run (/tmp/a.test.js:1:2)';
    const line = formatStory({ ...result, status: 'failed', failureMessages: [message] });
    expect(line).toBe('✕ Docs UI/Button › Default (213 ms)\n  → Error: No button\n  → in the page');
  });
});
