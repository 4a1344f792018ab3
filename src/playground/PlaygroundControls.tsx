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
import { readColor, reduceLook, writeColor } from './look.ts';
import type { LookControlProps } from './playground.types.ts';
import { ColorField, RangeField } from './PlaygroundFields.tsx';
import { PresetButtons } from './PresetButtons.tsx';

const COLORS = [
  { key: 'playground.primaryLight', entry: 'primary', mode: 'light' },
  { key: 'playground.primaryDark', entry: 'primary', mode: 'dark' },
  { key: 'playground.secondaryLight', entry: 'secondary', mode: 'light' },
  { key: 'playground.secondaryDark', entry: 'secondary', mode: 'dark' },
] as const;

const RANGES = [
  { key: 'playground.radius', part: 'radius', range: RADIUS_RANGE, change: changeRadius },
  { key: 'playground.spacing', part: 'spacing', range: SPACING_RANGE, change: changeSpacing },
  { key: 'playground.type', part: 'type', range: TYPE_RANGE, change: changeType },
] as const;

function changeRadius(look: CustomTheme, radius: number): CustomTheme {
  return { ...look, radius };
}

function changeSpacing(look: CustomTheme, payload: number): CustomTheme {
  return reduceLook(look, { type: 'SET_SPACING', payload });
}

function changeType(look: CustomTheme, type: number): CustomTheme {
  return { ...look, type };
}

/** Renders controls for every value of a theme. */
export function PlaygroundControls({ look, onChange }: LookControlProps) {
  const translate = useTranslate();
  const handleCommit = () => onChange(look, { merge: false });
  return (
    <>
      <ControlGroup label={translate('playground.presets')}>
        <PresetButtons look={look} onChange={onChange} />
      </ControlGroup>
      <ControlGroup label={translate('playground.colors')}>
        {COLORS.map(({ key, entry, mode }) => (
          <ColorField
            key={key}
            label={translate(key)}
            value={readColor(look, entry, mode)}
            onCommit={handleCommit}
            onChange={(color) => onChange(writeColor(look, entry, mode, color), { merge: true })}
          />
        ))}
      </ControlGroup>
      <ControlGroup label={translate('playground.shape')}>
        {RANGES.map(({ key, part, range, change }) => (
          <RangeField
            key={key}
            label={translate(key)}
            range={range}
            value={look[part]}
            text={part === 'spacing' ? `${look[part]} px` : `${look[part] * 100}%`}
            onCommit={handleCommit}
            onChange={(value) => onChange(change(look, value), { merge: true })}
          />
        ))}
        <TypefaceField look={look} onChange={onChange} />
        <DenseField look={look} onChange={onChange} />
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

function TypefaceField({ look, onChange }: LookControlProps) {
  const translate = useTranslate();
  const handleChange = ({ target }: React.ChangeEvent<HTMLSelectElement>) => {
    const typeface = TYPEFACES.find((candidate) => candidate === target.value);
    if (typeface) onChange({ ...look, typeface }, { merge: false });
  };
  return (
    <label data-playground="field">
      <span>{translate('playground.typeface')}</span>
      <select value={look.typeface} onChange={handleChange}>
        {TYPEFACES.map((typeface) => (
          <option key={typeface} value={typeface}>
            {translate(`playground.face.${typeface}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function DenseField({ look, onChange }: LookControlProps) {
  const translate = useTranslate();
  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
    onChange(reduceLook(look, { type: 'SET_DENSE', payload: target.checked }), { merge: false });
  return (
    <label data-playground="check">
      <input type="checkbox" checked={look.dense} onChange={handleChange} />
      {translate('playground.dense')}
    </label>
  );
}
