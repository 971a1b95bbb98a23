import { useState } from 'react';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { Switch } from '../../elements/Switch/Switch.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import * as css from './ThemeDemoScreen.css.ts';

const { field: text } = siteColorsText.specimens;

/** Form controls in each state; they belong to no form and submit nothing. */
export function FieldSpecimens() {
  const [choice, setChoice] = useState<'list' | 'grid'>('list');
  const [on, setOn] = useState(true);
  return (
    <div className={css.pairs}>
      <TextField label={text.name} defaultValue={text.nameValue} />
      <TextField label={text.subject} labelNote={text.optional} hint={text.subjectHint} />
      <TextField label={text.email} type="email" defaultValue={text.emailValue} error={text.emailError} />
      <TextField label={text.closed} defaultValue={text.nameValue} disabled />
      <div className={css.wide}>
        <TextArea label={text.message} rows={4} />
      </div>
      <div className={css.row}>
        <Segments
          label={text.choice}
          segments={[
            { value: 'list', label: text.choices.list },
            { value: 'grid', label: text.choices.grid },
          ]}
          value={choice}
          onChoose={setChoice}
        />
        <Switch label={text.switch} on={on} onFlip={setOn} />
      </div>
    </div>
  );
}
