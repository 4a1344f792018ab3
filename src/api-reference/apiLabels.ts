/** Texts of the API reference; in the dictionary each key begins with `api.`. */
export const API_LABELS = [
  'name',
  'type',
  'default',
  'description',
  'className',
  'ruleName',
  'slot',
  'defaultComponent',
  'required',
  'deprecated',
  'state',
  'parameters',
  'props',
  'noProps',
  'commonProps',
  'inheritance',
  'inheritsComponent',
  'inheritsElement',
  'themeDefaultProps',
  'themeKey',
  'slots',
  'slotsLead',
  'classes',
  'classesLead',
  'classesNamesLead',
  'noParameters',
  'returnValue',
] as const;

/** Words of the API reference in the page's language. `{name}` stands for a value, text in backticks is code. */
export type ApiLabels = Readonly<Record<(typeof API_LABELS)[number], string>>;
