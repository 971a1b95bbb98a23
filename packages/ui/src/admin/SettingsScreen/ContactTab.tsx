import { zodResolver } from '@hookform/resolvers/zod';
import { type PrivacyNotice, privacyNoticeDraft } from '@vitrin/contract/pages/privacy';
import { type SiteInfo, type SiteInfoDraft, siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Segments } from '../../elements/Segments/Segments.tsx';
import type { UploadPicture } from '../../elements/RichTextField/RichTextField.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminSettingsText } from '../../text/panelText.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import type { FindPictures } from '../parts/PictureChooser/PictureChooser.tsx';
import { HtmlField } from '../parts/ItemForm/HtmlField.tsx';
import { HoursField } from '../parts/HoursField/HoursField.tsx';
import { PairsField } from '../parts/PairsField/PairsField.tsx';
import { hint } from '../parts/hint.css.ts';
import * as css from './SettingsForm.css.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { PageKey } from '../parts/PublicPage/PublicPage.tsx';
import { type PreviewedPages, SettingsPreview } from './SettingsPreview.tsx';
import { type SettingsFields, type SettingsReports, useSettingsForm } from './useSettingsForm.ts';

/** The values of the contact tab: company facts, and the privacy notice. */
type ContactSettings = Pick<
  SiteInfoDraft,
  | 'phone'
  | 'whatsApp'
  | 'morePhones'
  | 'email'
  | 'address'
  | 'openingHours'
  | 'coordinates'
  | 'contactDelivery'
> & {
  privacy: PrivacyNotice;
};

const noNotice: PrivacyNotice = { title: '', content: '' };

/** What the contact tab edits; the notice is null if there is none. */
export type StoredContact = { siteInfo: SiteInfo; privacy: PrivacyNotice | null };

export type ContactTabProps = SettingsReports<ContactSettings, StoredContact> & {
  contact: StoredContact;
  site: PreviewedPages;
  onUploadPicture: UploadPicture | undefined;
  findPictures: FindPictures | undefined;
};

const fields: SettingsFields<ContactSettings> = {
  get names() {
    const text = adminSettingsText.contact;
    return {
      phone: text.phone,
      whatsApp: text.whatsApp,
      morePhones: text.morePhones,
      email: text.email,
      address: text.address,
      openingHours: text.openingHours,
      coordinates: text.coordinates,
      contactDelivery: text.delivery,
      'privacy.title': text.privacyTitle,
      'privacy.content': text.privacyContent,
    };
  },
  rules: zodResolver(
    siteInfoDraft
      .pick({
        phone: true,
        whatsApp: true,
        morePhones: true,
        email: true,
        address: true,
        openingHours: true,
        coordinates: true,
        contactDelivery: true,
      })
      .extend({ privacy: privacyNoticeDraft.required() }),
  ),
};

const previewed = ['contact', 'privacy'] as const;
const previewedAlone = ['contact'] as const;

const deliveries = () =>
  [
    { value: 'inbox', label: adminSettingsText.contact.inbox },
    { value: 'simulate', label: adminSettingsText.contact.simulate },
  ] as const;

function valuesOf({ siteInfo, privacy }: StoredContact): ContactSettings {
  const { phone, email, address } = siteInfo;
  const { contactDelivery = 'simulate', whatsApp = '', morePhones = [] } = siteInfo;
  const { openingHours = [], coordinates = '' } = siteInfo;
  return {
    phone,
    whatsApp,
    morePhones,
    email,
    address,
    openingHours,
    coordinates,
    contactDelivery,
    privacy: privacy ?? noNotice,
  };
}

/** How visitors reach the company, how their messages are handled, and the privacy notice. */
export function ContactTab(props: ContactTabProps) {
  const { contact: text, tabs } = adminSettingsText;
  const { siteInfo, privacy } = props.contact;
  const { whatsApp, morePhones, openingHours } = siteInfo;
  const state = useSettingsForm(fields, props.contact, valuesOf, props);
  const { form, about, field, values } = state;
  // How messages are handled does not affect the page.
  const { privacy: notice, contactDelivery: _delivery, ...typed } = values;
  const [page, setPage] = useState<PageKey>('contact');
  return (
    <SettingsForm
      state={state}
      heading={tabs.contact}
      lede={text.lede}
      preview={
        <SettingsPreview
          site={props.site}
          page={page}
          pages={privacy === null ? previewedAlone : previewed}
          onPage={setPage}
          siteInfo={typed}
          privacy={notice}
        />
      }
    >
      <FormGroup number={1} title={text.ways} onEnter={() => setPage('contact')}>
        <TextField {...field('phone')} type="tel" />
        {whatsApp !== undefined && <TextField {...field('whatsApp')} type="tel" hint={text.whatsAppHint} />}
        {morePhones !== undefined && (
          <div className={css.filled}>
            <span className={css.label} aria-hidden>
              {text.morePhones}
            </span>
            <Controller
              control={form.control}
              name="morePhones"
              render={({ field: numbers }) => (
                <PairsField
                  {...about('morePhones')}
                  numbers
                  pairs={numbers.value.map(({ label, number }) => ({ key: label, value: number }))}
                  texts={text.phonePairs}
                  onChange={(pairs) =>
                    numbers.onChange(pairs.map(({ key, value }) => ({ label: key, number: value })))
                  }
                />
              )}
            />
          </div>
        )}
        <TextField {...field('email')} type="email" />
        <TextArea {...field('address')} lang={siteLanguage} />
      </FormGroup>
      {openingHours !== undefined && (
        <FormGroup number={2} title={text.place} onEnter={() => setPage('contact')}>
          <Controller
            control={form.control}
            name="openingHours"
            render={({ field: week }) => (
              <HoursField {...about('openingHours')} hours={week.value} onChange={week.onChange} />
            )}
          />
          <TextField {...field('coordinates')} hint={text.coordinatesHint} inputMode="text" />
        </FormGroup>
      )}
      {siteInfo.contactDelivery !== undefined && (
        <FormGroup number={3} title={text.form} onEnter={() => setPage('contact')}>
          <div className={css.labelled}>
            <span className={css.label} aria-hidden>
              {text.delivery}
            </span>
            <Controller
              control={form.control}
              name="contactDelivery"
              render={({ field: choice }) => (
                <Segments
                  label={text.delivery}
                  segments={deliveries()}
                  value={choice.value}
                  onChoose={choice.onChange}
                />
              )}
            />
            <p className={hint}>{values.contactDelivery === 'inbox' ? text.inboxHint : text.simulateHint}</p>
          </div>
        </FormGroup>
      )}
      {privacy !== null && (
        <FormGroup number={4} title={text.privacy} onEnter={() => setPage('privacy')}>
          <TextField {...field('privacy.title')} lang={siteLanguage} />
          <HtmlField
            onUploadPicture={props.onUploadPicture}
            findPictures={props.findPictures}
            onUnfinished={state.onUnfinished}
            {...about('privacy.content')}
            control={form.control}
            name="privacy.content"
            hint={text.privacyHint}
          />
        </FormGroup>
      )}
    </SettingsForm>
  );
}
