import { useInterfaceLang } from '../i18n/index.ts';
import { sectionAnchor } from './apiAnchors.ts';
import { ApiType } from './ApiCode.tsx';
import { ApiSection } from './ApiSection.tsx';
import { ApiSentence } from './ApiSentence.tsx';
import { ApiRoot } from './ApiReference.styles.ts';
import type { HookApi } from './apiReference.types.ts';
import { PropsTable } from './PropsTable.tsx';
import { useApiLabels } from './useApiLabels.ts';

export interface HookReferenceProps {
  /** API of the hook, from its type declarations. */
  hook: HookApi;
}

/** Renders the parameters and the return value of a hook, below the hook's own heading. */
export function HookReference({ hook }: HookReferenceProps) {
  const labels = useApiLabels();
  const { slug, parameters, returnValue, returnType, typeLinks } = hook;
  return (
    <ApiRoot lang={useInterfaceLang()}>
      <ApiSection level="h3" id={sectionAnchor('parameters', slug)} text={labels.parameters}>
        <PropsTable slug={slug} props={parameters} kind="parameters" typeLinks={typeLinks} />
        {returnType !== undefined && (
          <ApiSentence label={labels.returns}>
            <ApiType type={returnType} links={typeLinks} />
          </ApiSentence>
        )}
      </ApiSection>
      {returnValue.length > 0 && (
        <ApiSection level="h3" id={sectionAnchor('returnValue', slug)} text={labels.returnValue}>
          <PropsTable slug={slug} props={returnValue} kind="returnValue" typeLinks={typeLinks} />
        </ApiSection>
      )}
    </ApiRoot>
  );
}
