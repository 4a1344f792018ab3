import { describe, expect, test } from 'vitest';
import { createGateOutput } from './gateOutput.ts';

describe('createGateOutput', () => {
  test('add returns true only for the lines of a failed test and its error', () => {
    const output = createGateOutput();
    const lines = [
      ' ✓ |site| pages.test.ts > /versions > is whole 812ms',
      ' × |site| pages.test.ts > / > is whole 90ms',
      '   → expected 2 to be 1',
      'stderr | pages.test.ts',
      '   → a line without a failed test above',
    ];
    expect(lines.filter((line) => output.add(line))).toEqual([lines[1], lines[2]]);
  });

  test('shows the latest test without its duration as progress', () => {
    const output = createGateOutput();
    output.add(' ✓ |unit| src/nav/buildNavTree.test.ts > lists duplicates 3ms');
    output.add('something else');
    expect(output.progress()).toBe(
      '1 tests, newest: |unit| src/nav/buildNavTree.test.ts > lists duplicates',
    );
  });

  test('shows the last output line as progress until a test ends', () => {
    const output = createGateOutput();
    expect(output.progress()).toBe('no output yet');
    output.add('content and API data         45.5 s');
    output.add('');
    expect(output.progress()).toBe('content and API data         45.5 s');
  });

  test('shortens progress to 110 characters', () => {
    const output = createGateOutput();
    output.add(`  ${'page '.repeat(60)}`);
    expect(output.progress()).toHaveLength(110);
  });

  test('omits passed tests from the details of the output', () => {
    const output = createGateOutput();
    for (const line of [' ✓ a 1ms', ' × b 1ms', 'Error: b is broken']) output.add(line);
    expect(output.details()).toEqual([' × b 1ms', 'Error: b is broken']);
  });
});
