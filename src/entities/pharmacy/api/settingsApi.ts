import type {
  PharmacyNotificationsChange,
  PharmacyPreferencesChange,
  PharmacyProfileChange,
} from '@contract/pharmacySettings';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { baseApi, outdates } from '@/shared/api';

/** What a pharmacy sets for itself, each part by itself. The session and the catalogue show some of it, so they ask again. */
const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const save = <Input>(part: string) =>
      build.mutation<PharmacySettings, Input>({
        query: (body) => ({ url: `/pharmacy/settings/${part}`, method: 'POST', body, isRepeatable: true }),
        invalidatesTags: outdates('PharmacySettings', 'Pharmacy', 'User'),
      });

    return {
      getPharmacySettings: build.query<PharmacySettings, void>({
        query: () => '/pharmacy/settings',
        providesTags: ['PharmacySettings'],
      }),
      savePharmacyProfile: save<PharmacyProfileChange>('profile'),
      savePharmacyPreferences: save<PharmacyPreferencesChange>('preferences'),
      savePharmacyNotifications: save<PharmacyNotificationsChange>('notifications'),
    };
  },
});

export const {
  useGetPharmacySettingsQuery,
  useSavePharmacyProfileMutation,
  useSavePharmacyPreferencesMutation,
  useSavePharmacyNotificationsMutation,
} = settingsApi;
