import { useTranslate } from '../i18n/index.ts';

/** The page templates that the documentation names (TTL-2). */
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

/** Names the page templates, and says what each shows. */
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
