import * as React from 'react';
import { ApiText } from '../api-reference/index.ts';
import { CodeBlock } from '../code/index.ts';
import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { escapeText } from '../internal/escapeHtml.ts';
import type { AnatomyStore } from './createAnatomyStore.ts';
import { AnatomyRoot } from './AnatomyPanel.styles.ts';
import type { Part, PartPlace } from './anatomy.types.ts';
import { useOutline } from './useOutline.ts';
import { writeOverrides } from './writeOverrides.ts';

/** Demo that renders parts of the component. */
export interface AnatomyDemo {
  title: string;
  /** Link to the demo on its page. */
  href: string;
  /** Live demo. */
  content: React.ReactNode;
}

export interface AnatomyPanelProps {
  /** Parts in display order. Parts that no demo renders are listed last. */
  parts: readonly Part[];
  /** Demos of the component, in the order of their indexes in the store. */
  demos: readonly AnatomyDemo[];
  /** Store of the selected part and demo. */
  store: AnatomyStore;
}

/** Outlines the parts of a component in a live demo and shows the code that styles them. */
export function AnatomyPanel({ parts, demos, store }: AnatomyPanelProps) {
  const translate = useTranslate();
  const {
    hovered,
    chosen,
    demo,
    found: foundParts,
  } = React.useSyncExternalStore(store.subscribe, store.get);
  const activePart = parts.find(({ anchors }) => anchors[0] === (hovered ?? chosen));
  const isHidden = useOutline(activePart?.selector);
  const isFound = ({ anchors }: Part) => foundParts.has(anchors[0]);
  const sortedParts = [...parts.filter(isFound), ...parts.filter((part) => !isFound(part))];
  return (
    <AnatomyRoot
      data-parts-panel=""
      aria-label={translate('parts.title')}
      lang={useInterfaceLang()}
    >
      <DemoStages demos={demos} shown={demo} />
      <ul>
        {sortedParts.map((part) => (
          <li key={part.anchors[0]}>
            <PartButton
              part={part}
              isFound={isFound(part)}
              isChosen={chosen === part.anchors[0]}
              store={store}
            />
          </li>
        ))}
      </ul>
      <div data-part-about="" aria-live="polite">
        {activePart ? (
          <AboutPart
            part={activePart}
            place={foundParts.get(activePart.anchors[0])?.get(demo)}
            isHidden={isHidden}
          />
        ) : (
          <p>{translate('parts.lead')}</p>
        )}
      </div>
    </AnatomyRoot>
  );
}

interface DemoStagesProps {
  demos: readonly AnatomyDemo[];
  shown: number;
}

/** Shows one demo. Visited demos stay mounted, so that they keep their state. */
function DemoStages({ demos, shown }: DemoStagesProps) {
  const localPath = useLocalPath();
  const [visited, setVisited] = React.useState<ReadonlySet<number>>(new Set([shown]));
  if (!visited.has(shown)) setVisited(new Set([...visited, shown]));
  return (
    <div>
      {demos.map(({ title, href, content }, index) =>
        visited.has(index) ? (
          <figure key={href} hidden={index !== shown}>
            <div data-part-stage="">{content}</div>
            <figcaption>
              <a href={localPath(href)}>{title}</a>
            </figcaption>
          </figure>
        ) : null,
      )}
    </div>
  );
}

interface PartButtonProps {
  part: Part;
  isFound: boolean;
  isChosen: boolean;
  store: AnatomyStore;
}

function PartButton({ part, isFound, isChosen, store }: PartButtonProps) {
  const [anchor] = part.anchors;
  const point = () => store.hover(anchor);
  const leave = () => store.hover(undefined);
  return (
    <button
      type="button"
      dir="ltr"
      aria-pressed={isChosen}
      {...(isFound ? {} : { 'data-absent': '' })}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => store.choose(anchor)}
    >
      {part.name}
    </button>
  );
}

interface AboutPartProps {
  part: Part;
  place: PartPlace | undefined;
  /** Whether the demo renders the part but hides it. */
  isHidden: boolean;
}

function AboutPart({ part, place, isHidden }: AboutPartProps) {
  const translate = useTranslate();
  const { language, code } = writeOverrides(part, place ?? 'outside');
  return (
    <>
      <p>
        <code dir="ltr">{part.selector.split(',')[0]}</code>{' '}
        {place === undefined && translate('parts.absent')}
        {place !== undefined && isHidden && translate('parts.hidden')}
      </p>
      <ApiText
        text={part.description}
        {...(part.descriptionHtml && { html: part.descriptionHtml })}
      />
      <CodeBlock key={code} html={escapeText(code)} language={language} />
    </>
  );
}
