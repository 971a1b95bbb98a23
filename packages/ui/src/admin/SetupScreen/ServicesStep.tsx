import type { Load } from '@vitrin/contract/load';
import { fillPlaces, placesIn, type ServiceTemplate } from '@vitrin/contract/operation/setup';
import { Checkbox } from '../../elements/Checkbox/Checkbox.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import type { SetupCalls } from './setupCalls.ts';
import type { SetupInput, StepInput } from './setupInput.ts';
import { hint } from '../parts/hint.css.ts';
import * as css from './SetupScreen.css.ts';
import { SetupStepForm, type StepWays } from './SetupStepForm.tsx';
import { useStep } from './useStep.ts';

type ServicesStepProps = StepWays &
  StepInput<'services'> &
  Pick<SetupCalls, 'onServices'> & {
    /** The templates of the chosen sector; absent while none is chosen. */
    templates: Load<readonly ServiceTemplate[]> | undefined;
    /** The paths of the site's existing services. */
    taken: ReadonlySet<string>;
    onDone: () => void;
  };

const textsOf = ({ title, shortDescription, description }: ServiceTemplate): string[] => [
  title,
  shortDescription,
  description,
];

const signs: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

const inHtml = (word: string): string => word.replace(/[&<>]/g, (sign) => signs.get(sign) ?? sign);

const nothing: SetupInput['services'] = { left: new Set(), words: new Map() };

/** The company's services: templates of its sector, with the values that their texts require. */
export function ServicesStep(props: ServicesStepProps) {
  const { templates, taken, input = nothing, onInput, onServices, onDone, ...ways } = props;
  const text = adminFirstDayText.setup;
  const { left, words } = input;
  const offered = templates?.status === 'ready' ? templates.data : [];
  const chosen = offered.filter(({ path }) => !left.has(path) && !taken.has(path));
  const places = placesIn(chosen.flatMap(textsOf));
  const step = useStep(onDone, places);
  const names: Readonly<Record<string, string>> = text.placeNames;

  function submit() {
    const missing = places.filter((place) => (words.get(place) ?? '').trim() === '');
    if (missing.length > 0) {
      step.setErrors(Object.fromEntries(missing.map((place) => [place, text.placeMissing])));
      return;
    }
    if (chosen.length === 0) {
      step.setReason(text.addNone);
      return;
    }
    void step.run(() =>
      onServices(
        chosen.map((template) => ({
          ...template,
          title: fillPlaces(template.title, words),
          shortDescription: fillPlaces(template.shortDescription, words),
          description: fillPlaces(template.description, words, inHtml),
        })),
      ),
    );
  }

  function check(path: string, isChosen: boolean) {
    const others = [...left].filter((each) => each !== path);
    onInput({ left: new Set(isChosen ? others : [...others, path]), words });
  }

  return (
    <SetupStepForm {...ways} {...step} label={text.add(chosen.length)} onSubmit={submit}>
      {(templates === undefined || (templates.status === 'ready' && offered.length === 0)) && (
        <Notice tone="neutral" title={text.noTemplates} />
      )}
      {templates?.status === 'failed' && <LoadFailure error={templates.error} onRetry={templates.retry} />}
      {templates?.status === 'loading' && (
        <output className={css.waiting}>
          <Spinner />
          {text.loading}
        </output>
      )}
      {offered.length > 0 && (
        <fieldset className={css.templates}>
          <legend className={css.legend}>{text.templates}</legend>
          {offered.map((template) => (
            <div key={template.path} className={css.template}>
              <Checkbox
                label={template.title}
                labelShown
                checked={!left.has(template.path) && !taken.has(template.path)}
                disabled={taken.has(template.path)}
                onCheck={(isChosen) => check(template.path, isChosen)}
              />
              <p className={hint}>
                {taken.has(template.path) ? text.added : fillPlaces(template.shortDescription, words)}
              </p>
            </div>
          ))}
        </fieldset>
      )}
      {places.length > 0 && (
        <fieldset className={css.templates}>
          <legend className={css.legend}>{text.places}</legend>
          <div className={css.fields}>
            {places.map((place) => (
              <TextField
                key={place}
                id={`setup-place-${place}`}
                label={names[place] ?? place}
                value={words.get(place) ?? ''}
                error={step.errors[place]}
                onChange={({ target }) => onInput({ left, words: new Map(words).set(place, target.value) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </SetupStepForm>
  );
}
