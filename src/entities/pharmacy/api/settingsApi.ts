import type {
  PharmacyNotificationsChange,
  PharmacyPreferencesChange,
  PharmacyProfileChange,
} from '@contract/pharmacySettings';
import type { PharmacySettings } from '@contract/wire/pharmacySettings';
import { baseApi, onFulfilled, tagsUnlessRefused, withImage } from '@/shared/api';

/** A new picture, or the removal of the present one. */
type PictureChange = { image: File } | { remove_image: true };

/** The session, the pharmacies and the medications contain some of the settings. */
const settingsTags = tagsUnlessRefused('PharmacySettings', 'Pharmacy', 'Medication', 'User');

/** Each part of the settings is saved by itself. */
const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const save = <Input>(part: string) =>
      build.mutation<PharmacySettings, Input>({
        query: (body) => ({ url: `/pharmacy/settings/${part}`, method: 'POST', body, isRepeatable: true }),
        invalidatesTags: settingsTags,
      });

    return {
      getPharmacySettings: build.query<PharmacySettings, void>({
        query: () => '/pharmacy/settings',
        // A form must start from current values, because it also sends unchanged fields that belong together, and a colleague may have
        // changed them.
        keepUnusedDataFor: 0,
        providesTags: ['PharmacySettings'],
      }),
      savePharmacyProfile: save<PharmacyProfileChange>('profile'),
      savePharmacyPreferences: save<PharmacyPreferencesChange>('preferences'),
      savePharmacyPicture: build.mutation<PharmacySettings, PictureChange>({
        query: (change) => ({
          url: '/pharmacy/settings/picture',
          method: 'POST',
          ...withImage(change),
          isRepeatable: true,
        }),
        // At once: until the settings have been read again, the page would show the old picture.
        onQueryStarted: (_change, { dispatch, queryFulfilled }): Promise<void> =>
          onFulfilled(queryFulfilled, ({ image }) => {
            dispatch(
              settingsApi.util.updateQueryData('getPharmacySettings', undefined, (settings) => ({
                ...settings,
                image,
              })),
            );
          }),
        invalidatesTags: settingsTags,
      }),
      savePharmacyNotifications: save<PharmacyNotificationsChange>('notifications'),
    };
  },
});

export const {
  useGetPharmacySettingsQuery,
  useSavePharmacyProfileMutation,
  useSavePharmacyPreferencesMutation,
  useSavePharmacyNotificationsMutation,
  useSavePharmacyPictureMutation,
} = settingsApi;
