import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { TemplateListRoot } from './TemplateList.styles.ts';
import { drawRectangles, SHAPES, TEMPLATE_PICTURES } from './templatePictures.ts';
import { TEMPLATES } from './templates.constants.ts';

/** Renders the page templates: a drawing of each page above its name and description. */
export function TemplateList() {
  const translate = useTranslate();
  return (
    <TemplateListRoot lang={useInterfaceLang()}>
      {TEMPLATES.map((name) => (
        <li key={name}>
          <Picture name={name} />
          <strong>{translate(`template.${name}`)}</strong>
          <p>{translate(`template.text.${name}`)}</p>
        </li>
      ))}
    </TemplateListRoot>
  );
}

function Picture({ name }: { name: (typeof TEMPLATES)[number] }) {
  const picture = TEMPLATE_PICTURES[name];
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true">
      {SHAPES.filter((shape) => picture[shape].length > 0).map((shape) => (
        <path key={shape} data-shape={shape} d={drawRectangles(picture[shape])} />
      ))}
    </svg>
  );
}
