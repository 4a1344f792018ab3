import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import {
  RADIUS_RANGE,
  SPACING_RANGE,
  TYPE_RANGE,
  TYPEFACES,
} from '../settings/settings.constants.ts';
import type { CustomTheme } from '../settings/settings.types.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { readColor, reduceTheme, writeColor } from './customTheme.ts';
import type { ThemeControlProps } from './playground.types.ts';
import { ColorField, RangeField } from './PlaygroundFields.tsx';
import { PresetButtons } from './PresetButtons.tsx';

const COLORS = [
  { key: 'playground.primaryLight', entry: 'primary', mode: 'light' },
  { key: 'playground.primaryDark', entry: 'primary', mode: 'dark' },
  { key: 'playground.secondaryLight', entry: 'secondary', mode: 'light' },
  { key: 'playground.secondaryDark', entry: 'secondary', mode: 'dark' },
] as const;

const RANGES = [
  {
    key: 'playground.radius',
    part: 'radius',
    range: { ...RADIUS_RANGE, step: 0.25 },
    change: changeRadius,
  },
  {
    key: 'playground.spacing',
    part: 'spacing',
    range: { ...SPACING_RANGE, step: 1 },
    change: changeSpacing,
  },
  {
    key: 'playground.type',
    part: 'type',
    range: { ...TYPE_RANGE, step: 0.0625 },
    change: changeType,
  },
] as const;

function changeRadius(theme: CustomTheme, radius: number): CustomTheme {
  return { ...theme, radius };
}

function changeSpacing(theme: CustomTheme, payload: number): CustomTheme {
  return reduceTheme(theme, { type: 'SET_SPACING', payload });
}

function changeType(theme: CustomTheme, type: number): CustomTheme {
  return { ...theme, type };
}

/** Renders controls for every value of a theme. */
export function PlaygroundControls({ theme, onChange }: ThemeControlProps) {
  const translate = useTranslate();
  const handleCommit = () => onChange(theme, { merge: false });
  return (
    <>
      <ControlGroup label={translate('playground.presets')}>
        <PresetButtons theme={theme} onChange={onChange} />
      </ControlGroup>
      <ControlGroup label={translate('playground.colors')}>
        {COLORS.map(({ key, entry, mode }) => (
          <ColorField
            key={key}
            label={translate(key)}
            value={readColor(theme, entry, mode)}
            onCommit={handleCommit}
            onChange={(color) => onChange(writeColor(theme, entry, mode, color), { merge: true })}
          />
        ))}
      </ControlGroup>
      <ControlGroup label={translate('playground.shape')}>
        {RANGES.map(({ key, part, range, change }) => (
          <RangeField
            key={key}
            label={translate(key)}
            range={range}
            value={theme[part]}
            text={part === 'spacing' ? `${theme[part]} px` : `${theme[part] * 100}%`}
            onCommit={handleCommit}
            onChange={(value) => onChange(change(theme, value), { merge: true })}
          />
        ))}
        <TypefaceField theme={theme} onChange={onChange} />
        <DenseField theme={theme} onChange={onChange} />
      </ControlGroup>
    </>
  );
}

interface ControlGroupProps {
  label: string;
  children: React.ReactNode;
}

function ControlGroup({ label, children }: ControlGroupProps) {
  const id = useFrameId();
  return (
    <section role="group" aria-labelledby={id} data-playground="group">
      <h2>
        <span id={id}>{label}</span>
      </h2>
      <div>{children}</div>
    </section>
  );
}

function TypefaceField({ theme, onChange }: ThemeControlProps) {
  const translate = useTranslate();
  const handleChange = ({ target }: React.ChangeEvent<HTMLSelectElement>) => {
    const typeface = TYPEFACES.find((candidate) => candidate === target.value);
    if (typeface) onChange({ ...theme, typeface }, { merge: false });
  };
  return (
    <label data-playground="field">
      <span>{translate('playground.typeface')}</span>
      <select value={theme.typeface} onChange={handleChange}>
        {TYPEFACES.map((typeface) => (
          <option key={typeface} value={typeface}>
            {translate(`playground.face.${typeface}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function DenseField({ theme, onChange }: ThemeControlProps) {
  const translate = useTranslate();
  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
    onChange(reduceTheme(theme, { type: 'SET_DENSE', payload: target.checked }), { merge: false });
  return (
    <label data-playground="check">
      <input type="checkbox" checked={theme.dense} onChange={handleChange} />
      {translate('playground.dense')}
    </label>
  );
}
