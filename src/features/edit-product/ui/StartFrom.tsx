import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { MedicationCard } from '@contract/wire/medication';
import { useLazyGetMedicationQuery } from '@/entities/medication';
import { useFailure } from '@/shared/lib/failure';
import { useMedicineName } from '@/shared/lib/format';
import { MedicineName } from '@/shared/ui/medicine-name';

import { catalogueValuesOf, withCatalogueValues } from '../model/catalogueValues';
import type { ProductValues } from '../model/productValues';
import { useCatalogue } from '../model/useCatalogue';

const NOTHING: Partial<ReturnType<typeof catalogueValuesOf>> = {};

/** Fills the form from a product that another pharmacy lists, so that its description need not be typed. */
export function StartFrom() {
  const { t } = useTranslation(['inventory', 'common']);
  const failure = useFailure();
  const nameOf = useMedicineName();
  const { setValues } = useFormikContext<ProductValues>();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<MedicationCard | null>(null);
  const filled = useRef(NOTHING);
  const wantedId = useRef<number>(undefined);
  const [read, { currentData, error, isFetching }] = useLazyGetMedicationQuery();
  const { products, isLooking, absence } = useCatalogue(typed);
  const isFilled = chosen !== null && currentData?.id === chosen.id;

  const choose = (_event: SyntheticEvent, listed: MedicationCard | null) => {
    setChosen(listed);
    wantedId.current = listed?.id;
    if (listed) void fill(listed.id);
  };
  const fill = async (id: number) => {
    const { data } = await read(id, true);
    // If two products are chosen one after the other, the first answer may arrive last, and must not be mixed with the second.
    if (!data || wantedId.current !== id) return;
    const before = filled.current;
    const described = catalogueValuesOf(data);
    filled.current = described;
    // Applied to the current values, which may have been edited while the product was loading.
    await setValues((values) => withCatalogueValues(values, before, described));
  };

  return (
    <Box sx={{ '& .MuiAlert-root': { mt: 2 } }}>
      <Autocomplete
        sx={FIELD}
        value={chosen}
        options={products}
        loading={isLooking}
        // The server has already searched, in both scripts and with typos.
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        renderOption={({ key, ...option }, listed) => (
          <li key={key} {...option}>
            <MedicineName medicine={listed} />
          </li>
        )}
        onChange={choose}
        // Enter must not submit the form around this field. It still selects the option that the arrow keys have reached.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        loadingText={t('common:loading')}
        noOptionsText={t(`startFrom.${absence}`)}
        clearText={t('common:clear')}
        openText={t('startFrom.label')}
        closeText={t('common:close')}
        forcePopupIcon={false}
        renderInput={(params) => (
          <TextField {...params} label={t('startFrom.label')} helperText={t('startFrom.hint')} />
        )}
      />
      {error && !isFetching && (
        <Alert severity="error" role="alert">
          {failure(error, t('startFrom.failed'))}
        </Alert>
      )}
      {/* Always rendered, because screen readers announce only what is added to an existing region. */}
      <div role="status">
        {isFilled && (
          <Alert severity="info" role="none">
            {t('startFrom.filled', { name: nameOf(chosen) })}
          </Alert>
        )}
      </div>
    </Box>
  );
}

/** The theme already gives the input the full height. With MUI's padding this field would be higher than the others. */
const FIELD = {
  '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
    paddingBlock: 0,
    '& .MuiAutocomplete-input': { paddingBlock: 0 },
  },
} as const;
