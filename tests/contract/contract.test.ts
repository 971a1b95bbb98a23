import { endpointList } from '@vitrin/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { addressSuite } from './addressSuite.ts';
import { accessSuite } from './accessSuite.ts';
import { contentSuite } from './contentSuite.ts';
import { examine } from './examine.ts';
import { draftSuite } from './draftSuite.ts';
import { planSuite } from './planSuite.ts';
import { previewSuite } from './previewSuite.ts';
import { historySuite } from './historySuite.ts';
import { librarySuite } from './librarySuite.ts';
import { listSuite } from './listSuite.ts';
import { mailSuite } from './mailSuite.ts';
import { pageSuite } from './pageSuite.ts';
import { pictureSuite } from './pictureSuite.ts';
import { serviceSuite } from './serviceSuite.ts';
import { settingSuite } from './settingSuite.ts';
import { siteFileSuite } from './siteFileSuite.ts';
import { trashSuite } from './trashSuite.ts';
import { subjects } from './subjects.ts';
import { userSuite } from './userSuite.ts';

describe.each(subjects)('the contract, kept by $name:', (subject) => {
  const api = examine(subject);

  describe('services', () => {
    serviceSuite(api);
  });
  describe('lists', () => {
    listSuite(api);
  });
  describe('content', () => {
    contentSuite(api);
  });
  describe('pages', () => {
    pageSuite(api);
  });
  describe('settings', () => {
    settingSuite(api);
  });
  describe('pictures', () => {
    pictureSuite(api);
  });
  describe('the library', () => {
    librarySuite(api);
  });
  describe('access', () => {
    accessSuite(api);
  });

  describe('users', () => {
    userSuite(api);
  });

  describe('the site as a file', () => {
    siteFileSuite(api);
  });

  describe('the trash', () => {
    trashSuite(api);
  });

  describe('the history', () => {
    historySuite(api);
  });

  describe('drafts', () => {
    draftSuite(api);
  });

  describe('plans', () => {
    planSuite(api);
  });

  describe('preview links', () => {
    previewSuite(api);
  });

  describe('mail', () => {
    mailSuite(api);
  });

  describe('addresses', () => {
    addressSuite(api);
  });

  test('the suite saw a valid response of every call', () => {
    expect(endpointList.map(({ name }) => name).filter((name) => !api.answered.has(name))).toEqual([]);
  });
});
