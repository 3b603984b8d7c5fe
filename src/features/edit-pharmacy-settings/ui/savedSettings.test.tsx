import { screen } from '@testing-library/react';
import { http } from 'msw';

import { useGetMedicationQuery } from '@/entities/medication';
import { useSavePharmacyPictureMutation, useSavePharmacyPreferencesMutation } from '@/entities/pharmacy';
import { answer, makeMedicationDetails, makePharmacySettings, renderApp, server } from '@/shared/testing';

function Listing() {
  const { data: listing } = useGetMedicationQuery(5);
  const [savePreferences] = useSavePharmacyPreferencesMutation();
  const [savePicture] = useSavePharmacyPictureMutation();
  return (
    <>
      <p>{listing?.pharmacy.name}</p>
      <button onClick={() => void savePreferences({ is_delivery_available: false })}>Save preferences</button>
      <button onClick={() => void savePicture({ remove_image: true })}>Remove picture</button>
    </>
  );
}

it.each(['Save preferences', 'Remove picture'])(
  'shows with what it sells what the pharmacy has changed: %s',
  async (change) => {
    const seller = makeMedicationDetails().pharmacy;
    server.use(
      http.get('*/api/medications/5', () => answer(makeMedicationDetails()), { once: true }),
      http.get('*/api/medications/5', () => answer(makeMedicationDetails({ pharmacy: { ...seller, name: 'Nile' } }))),
      http.post('*/api/pharmacy/settings/*', () => answer(makePharmacySettings())),
    );
    const { user } = renderApp(<Listing />);
    expect(await screen.findByText('Seif Pharmacy')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: change }));

    expect(await screen.findByText('Nile')).toBeInTheDocument();
  },
);
