import {
  SHAPES_PER_FILE,
  themesOf,
  type IconIndex,
  type IconShapes,
  type IconTheme,
} from '@vitrine/ui/icon-search';

const THINGS =
  'Anchor Boat Buoy Cargo Container Crane Crate Dock Ferry Harbor Lighthouse Parcel Port Route Sail Ship Tide Wave';
const ACTIONS = 'Add Alert Check Down Edit Left List Lock Off Right Search Share Up';

/** Index of a small made-up package of icons. */
export const iconIndex: IconIndex = {
  package: '@harbor/icons',
  names: THINGS.split(' ')
    .flatMap((thing) => [thing, ...ACTIONS.split(' ').map((action) => thing + action)])
    .concat('Delete', 'HarborMasterOfficeWithoutInternetConnection0Bar', 'Logo')
    .toSorted(),
  themes: { Logo: ['Filled'] },
  words: { delete: ['trash', 'bin'], parcel: ['package', 'box'] },
};

/** Outlines that the made-up icons share. */
const OUTLINES = [
  'M4 4h16v16H4z',
  'M12 3l9 17H3z',
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'M12 2l10 10-10 10L2 12z',
  'M3 8h18v10H3zM8 4h8v4H8z',
  'M4 12h16l-3 7H7zM11 3h2v9h-2z',
];

function draw(place: number, theme: IconTheme): IconShapes[string] {
  const d = OUTLINES[place % OUTLINES.length] ?? '';
  if (theme === 'TwoTone') return [{ d, opacity: 0.3 }, 'M10 10h4v4h-4z'];
  return theme === 'Outlined' ? [{ d: `${d}M7 7h10v10H7z`, fillRule: 'evenodd' }] : [d];
}

/** Returns the shapes of one file of the package. */
export function drawFile(theme: IconTheme, file: number): IconShapes {
  const from = file * SHAPES_PER_FILE;
  const names = iconIndex.names.slice(from, from + SHAPES_PER_FILE);
  return Object.fromEntries(
    names
      .filter((name) => themesOf(name, iconIndex).includes(theme))
      .map((name, place) => [name, draw(from + place, theme)]),
  );
}
