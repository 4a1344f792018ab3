import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tierCommands } from './tierCommands.ts';

test.each(Object.entries(tierCommands))(
  'defines a script in package.json for the tier %s: %s',
  (_, command) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(command).toMatch(/^npm (?:test|run [\w:]+)$/);
    expect(scripts).toHaveProperty([command.replace(/^npm (?:run )?/, '')]);
  },
);

test('uses npm test as the command of the fast tier', () => {
  expect(Object.keys(tierCommands)).toEqual(['fast', 'all']);
  expect(tierCommands.fast).toBe('npm test');
});
