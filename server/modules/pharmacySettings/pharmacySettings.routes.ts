import type { FastifyPluginAsync } from 'fastify';

import {
  pharmacyNotificationsChange,
  pharmacyPreferencesChange,
  pharmacyProfileChange,
} from '@contract/pharmacySettings';
import { Answer } from '@contract/wire/envelope';
import { PharmacySettings } from '@contract/wire/pharmacySettings';

import type { AppDeps } from '../../context';
import { ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import {
  type ProfileContext,
  readSettings,
  saveNotifications,
  savePreferences,
  saveProfile,
} from './pharmacySettings.service';

const tags = ['Pharmacies'];
const config = { guard: 'pharmacy' } as const;
const response = { 200: Answer(PharmacySettings) };

/**
 * The settings of a pharmacy, for its staff. Each part is saved by itself; fields that are not given stay as they are, and the answer
 * contains all settings. 422 with the field.
 */
export const pharmacySettingsRoutes: FastifyPluginAsync<AppDeps> = async (
  app,
  { db, secret, sender, config: { isDemo }, nudge },
) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const context: ProfileContext = { db, secret, sender, isApprovalAutomatic: isDemo };

  routes.get(
    '/pharmacy/settings',
    { config, schema: { tags, summary: 'Settings of my pharmacy', response } },
    async (request) => ok(await readSettings(db, staffOf(request).pharmacyId)),
  );

  routes.post(
    '/pharmacy/settings/profile',
    {
      config: { ...config, refusals: { 429: [] } },
      schema: {
        tags,
        summary: 'Change what customers see of my pharmacy',
        description:
          'Where an operator approves pharmacies, support is told of another name, which may be changed a few times within an hour.',
        body: pharmacyProfileChange,
        response,
      },
    },
    async (request) => {
      const { pharmacyId } = staffOf(request);
      const saved = await saveProfile(context, { pharmacyId, language: languageOf(request) }, request.body);
      nudge('mail');
      return ok(saved, 'pharmacyProfileSaved');
    },
  );

  routes.post(
    '/pharmacy/settings/preferences',
    {
      config,
      schema: { tags, summary: 'Change delivery and inventory preferences', body: pharmacyPreferencesChange, response },
    },
    async (request) => ok(await savePreferences(db, staffOf(request).pharmacyId, request.body), 'settingsSaved'),
  );

  routes.post(
    '/pharmacy/settings/notifications',
    {
      config,
      schema: { tags, summary: 'Choose what my pharmacy is notified of', body: pharmacyNotificationsChange, response },
    },
    async (request) => ok(await saveNotifications(db, staffOf(request).pharmacyId, request.body), 'settingsSaved'),
  );
};
