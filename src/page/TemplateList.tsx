import { useTranslate } from '../i18n/index.ts';
import { TEMPLATES } from './templates.constants.ts';

/** Renders the page templates with their descriptions. */
export function TemplateList() {
  const translate = useTranslate();
  return (
    <dl>
      {TEMPLATES.map((name) => (
        <div key={name}>
          <dt>
            <strong>{translate(`template.${name}`)}</strong>
          </dt>
          <dd>{translate(`template.text.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
