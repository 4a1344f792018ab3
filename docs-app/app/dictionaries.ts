import en from '../translations/ui.json';
import zh from '../translations/ui-zh.json';

/** Every text of the interface, by language; only the server has them all. */
export const dictionaries = { en, zh };
