import { styled } from '@mui/material/styles';
import * as React from 'react';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { splitCode } from '../internal/splitCode.ts';
import { fonts } from '../theme/tokens.ts';
import type { ComponentChoice } from './pageData.types.ts';

export type WhenToUseProps = ComponentChoice;

/** Lists reasons for and against a component, and alternatives. Renders nothing without any. */
export function WhenToUse({ useWhen, avoidWhen, instead }: WhenToUseProps) {
  const localPath = useLocalPath();
  if (useWhen.length + avoidWhen.length + instead.length === 0) return null;
  return (
    <ChoiceRoot>
      <Reasons titleKey="choice.use">
        {useWhen.map((reason) => (
          <li key={reason}>{renderCode(reason)}</li>
        ))}
      </Reasons>
      <Reasons titleKey="choice.avoid">
        {avoidWhen.map((reason) => (
          <li key={reason}>{renderCode(reason)}</li>
        ))}
        {instead.map(({ when, title, pathname }) => (
          <li key={when}>
            {renderCode(when)}: <a href={localPath(pathname)}>{title}</a>
          </li>
        ))}
      </Reasons>
    </ChoiceRoot>
  );
}

/** Renders the parts of a text in backticks as code. */
function renderCode(text: string): React.ReactNode[] {
  return splitCode(text).map((part, index) =>
    part.kind === 'code' ? <code key={index}>{part.text}</code> : part.text,
  );
}

interface ReasonsProps {
  titleKey: 'choice.use' | 'choice.avoid';
  children: readonly React.ReactNode[];
}

/** Renders a titled list; nothing when the list is empty. */
function Reasons({ titleKey, children }: ReasonsProps) {
  const id = React.useId();
  const lang = useInterfaceLang();
  const translate = useTranslate();
  const items = React.Children.toArray(children);
  if (items.length === 0) return null;
  return (
    <div>
      <strong id={id} lang={lang}>
        {translate(titleKey)}
      </strong>
      <ul aria-labelledby={id}>{items}</ul>
    </div>
  );
}

const ChoiceRoot = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: theme.spacing(1.5, 4),
  marginBlock: theme.spacing(0, 2),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& strong': { fontWeight: 600 },
  '& ul': {
    margin: theme.spacing(0.25, 0, 0),
    paddingInlineStart: `max(20px, ${theme.spacing(2.5)})`,
  },
  '& li': { marginBlock: theme.spacing(0.25) },
  '& code': { fontFamily: fonts.code, fontSize: '0.875em' },
  '& a': {
    color: theme.vars.palette.primary.main,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
  },
}));
