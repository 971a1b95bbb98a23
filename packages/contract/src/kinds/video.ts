import { z } from 'zod';
import { longText, optionalDay, requiredLine, secureAddress, webLink, writtenAddress } from '../fields.ts';
import { refusals } from '../errors/refusals.ts';
import { text } from '../text/text.ts';
import { defineKind, pictured, placed } from './defineKind.ts';
import { filledIn, optional, optionalText, required, requiredText } from './field.ts';
import * as calls from './kindCalls.ts';

/** Videos on external sites, each with a still of our own. */
export const videoKind = defineKind(
  { schema: 'Video', label: 'Video', one: 'a video', many: 'videos', tag: 'Videos' },
  {
    title: requiredText(requiredLine(refusals.titleMissing()), { searched: true, sorted: 'text' }),
    /** The page of the video. */
    url: required(writtenAddress, '', webLink),
    /** The address of its player, loaded only on a click; derived from the page's address for known sites. */
    embedUrl: filledIn(secureAddress, '', webLink),
    description: optionalText(longText, { searched: true }),
    /** Such as 3:45. */
    duration: optionalText(text(20).trim()),
    date: optional(optionalDay, '', z.string()),
  },
  { ...placed, ...pictured },
  {},
);

/** A video as admins read it. */
export type Video = z.infer<typeof videoKind.record>;
/** What a form sends to add a video. */
export type VideoDraft = z.infer<typeof videoKind.draft>;
/** A change of some fields of a video. */
export type VideoChange = z.infer<typeof videoKind.change>;
/** The fields of the form, all of them there. */
export type VideoValues = z.infer<typeof videoKind.form>;

/** A video as visitors read it. */
export const publicVideo = videoKind.record
  .omit({ active: true, displayOrder: true, createdAt: true, updatedAt: true })
  .meta({ id: 'PublicVideo' });
export type PublicVideo = z.infer<typeof publicVideo>;

/** The calls about videos; visitors read the list as a slice of the home page. */
export const videoCalls = {
  ...calls.managedEntries(videoKind, '/videos', {
    title: 'Atölyeden bir sabah',
    description: 'Üç dakikada bir gün.',
    url: 'https://video.example/izle/1',
    embedUrl: 'https://video.example/gom/1',
    duration: '3:12',
    date: '2026-01-20',
  }),
  ...calls.picture(videoKind, '/videos/image/{id}'),
};
