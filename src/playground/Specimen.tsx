import { useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { SpecimenRoot } from './Specimen.styles.ts';

/** Renders sample elements whose styles a theme changes through CSS variables. */
export function Specimen() {
  const translate = useTranslate();
  const id = useFrameId();
  return (
    <SpecimenRoot id="docs-specimen" aria-labelledby={id}>
      <h2>
        <span id={id}>{translate('playground.specimen')}</span>
      </h2>
      <p>
        {translate('playground.specimenText')}{' '}
        <a href="#docs-specimen">{translate('playground.specimenLink')}</a>
      </p>
      <p data-specimen="note">{translate('playground.specimenNote')}</p>
      <label>
        {translate('playground.specimenField')}
        <input type="text" defaultValue="Vitrine" autoComplete="off" />
      </label>
      <div data-specimen="buttons">
        <button type="button" data-specimen="filled">
          {translate('playground.specimenFilled')}
        </button>
        <button type="button" data-specimen="accent">
          {translate('playground.specimenAccent')}
        </button>
        <button type="button">{translate('playground.specimenOutlined')}</button>
      </div>
      <nav aria-label={translate('playground.specimenNav')}>
        <ul>
          <li>
            <a href="#docs-specimen" aria-current="page">
              {translate('playground.specimenNavStart')}
            </a>
          </li>
          <li>
            <a href="#docs-specimen">{translate('playground.specimenNavColors')}</a>
          </li>
          <li>
            <a href="#docs-specimen">{translate('playground.specimenNavType')}</a>
          </li>
        </ul>
      </nav>
    </SpecimenRoot>
  );
}
