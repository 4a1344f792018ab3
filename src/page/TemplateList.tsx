import { useTranslate } from '../i18n/index.ts';

/** Page templates that the documentation lists (TTL-2). */
const TEMPLATES = [
  'dashboard',
  'marketingPage',
  'checkout',
  'signIn',
  'signInSide',
  'signUp',
  'blog',
  'pricing',
  'stickyFooter',
] as const;

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
