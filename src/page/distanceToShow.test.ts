import { expect, test } from 'vitest';
import { distanceToShow } from './distanceToShow.ts';

const box = { top: 100, bottom: 500 };

test.each([
  ['does not scroll for a visible entry', { top: 200, bottom: 220 }, 0],
  ['does not scroll for an entry with exactly the space above', { top: 140, bottom: 160 }, 0],
  ['does not scroll for an entry with exactly the space below', { top: 440, bottom: 460 }, 0],
  ['scrolls down to an entry below the box', { top: 600, bottom: 620 }, 160],
  ['scrolls down to an entry that the edge cuts', { top: 490, bottom: 510 }, 50],
  ['scrolls down to a long entry with exactly the space above', { top: 140, bottom: 490 }, 30],
  ['scrolls up to an entry above the box', { top: 20, bottom: 40 }, -120],
  ['scrolls to the top of an entry that is taller than the box', { top: 90, bottom: 700 }, -50],
])('distanceToShow %s (FAULT B6)', (_, entry, distance) => {
  expect(distanceToShow(entry, box, 40)).toBe(distance);
});
