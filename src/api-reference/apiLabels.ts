/** Words of the API reference in English. `{name}` stands for a value, text in backticks is code. */
export const apiLabels = {
  name: 'Name',
  type: 'Type',
  default: 'Default',
  description: 'Description',
  className: 'Class name',
  ruleName: 'Rule name',
  slot: 'Slot',
  defaultComponent: 'Default component',
  required: 'required',
  deprecated: 'deprecated',
  state: 'state',
  parameters: 'Parameters',
  props: 'Props',
  noProps: 'This component has no props of its own.',
  commonProps: 'Also accepted: {names}.',
  inheritance: 'Inheritance',
  inheritsComponent: 'The props of the {name} component are accepted as well.',
  inheritsElement: 'The attributes of the native {name} element are accepted as well.',
  themeDefaultProps: 'Theme default props',
  themeKey: 'The theme changes the default props of this component under the name {name}.',
  slots: 'Slots',
  slotsLead: 'Parts to replace through the `slots` prop, and to configure through `slotProps`.',
  classes: 'CSS classes',
  classesLead:
    'Classes to select in style sheets. Their rule names are the keys of the `classes` prop and of `styleOverrides` in the theme.',
  linkToProp: 'Link to prop {name}',
  linkToSlot: 'Link to slot {name}',
  linkToClass: 'Link to class {name}',
} as const;

/** Words of the API reference in the page's language. */
export type ApiLabels = Readonly<Record<keyof typeof apiLabels, string>>;
