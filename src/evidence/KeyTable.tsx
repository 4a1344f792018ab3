import { useTranslate } from '../i18n/index.ts';
import type { KeyStep } from './evidenceShapes.ts';
import { writeKeys } from './writeKeys.ts';

/** Renders a table of pressed keys, with the focused element and announcement after each key. */
export function KeyTable({ keys }: { keys: readonly KeyStep[] }) {
  const translate = useTranslate();
  const isHeard = keys.some(({ announced }) => announced);
  return (
    <table>
      <caption>
        <b>{translate('verdict.keyboard')}</b>
      </caption>
      <thead>
        <tr>
          <th>{translate('verdict.key')}</th>
          <th>{translate('verdict.focus')}</th>
          {isHeard && <th>{translate('verdict.announced')}</th>}
        </tr>
      </thead>
      <tbody>
        {keys.map(({ key, announced, ...focus }, index) => (
          <tr key={index}>
            <td>
              {writeKeys(key).map((text, place) => (
                <kbd key={place} dir="ltr">
                  {text}
                </kbd>
              ))}
            </td>
            <td>
              <Focus {...focus} />
            </td>
            {isHeard && <td lang="en">{announced?.join(' ')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Focus({ role, name, states }: Pick<KeyStep, 'role' | 'name' | 'states'>) {
  const translate = useTranslate();
  if (role === '') return translate('verdict.noFocus');
  return <bdi lang="en">{[name, role, ...states].filter(Boolean).join(', ')}</bdi>;
}
