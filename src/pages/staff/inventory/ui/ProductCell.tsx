import PrescriptionIcon from '@mui/icons-material/AssignmentOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { smallPicture } from '@contract/picture';
import { kindNotInName } from '@contract/strength';
import type { ProductRow } from '@contract/wire/product';
import { ProductMarks } from '@/entities/product';
import { PLACEHOLDER } from '@/shared/config';
import { useLanguage, useMessages } from '@/shared/i18n';
import { withNonBreakingSpaces } from '@/shared/lib/format';
import { Picture } from '@/shared/ui/picture';
import { TextWithLang } from '@/shared/ui/text-with-lang';
import { TOUCH_TARGET } from '@/shared/ui/touch-target';

const SIDE = 40;

/** Wraps instead of being cut off: half a number is a different number. */
const KIND = { display: 'flex', flexWrap: 'wrap', columnGap: 0.5, whiteSpace: 'normal', overflowWrap: 'anywhere' };

interface ProductCellProps {
  product: ProductRow;
  /** False on a phone. */
  hasPicture: boolean;
  onEdit: () => void;
}

/** The name, which opens the product, and its details. */
export function ProductCell({ product, hasPicture, onEdit }: ProductCellProps) {
  const { t } = useTranslation('inventory');
  const { nameOf, textOf } = useLanguage();
  const onPrescription = useMessages()('prescriptionRequired');
  const name = nameOf(product);
  const { strength, form } = kindNotInName(product, name);
  const kind = [strength, form].filter(Boolean).join(' ');
  const sign = product.prescription_required && (
    <PrescriptionIcon color="info" titleAccess={onPrescription} sx={{ fontSize: 18, verticalAlign: 'middle' }} />
  );

  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{ alignItems: 'center', minWidth: 0, minHeight: 68, paddingBlock: 1, lineHeight: 1.4 }}
    >
      {hasPicture && (
        <Picture
          src={product.image && smallPicture(product.image)}
          alt=""
          placeholder={PLACEHOLDER.medication}
          width={SIDE}
          height={SIDE}
          style={{ borderRadius: 8, flexShrink: 0 }}
        />
      )}
      <Stack sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <Link
          component="button"
          // The arrow keys of the grid find only elements with a `tabIndex`.
          tabIndex={0}
          variant="body2"
          aria-label={t('editOf', { name })}
          onClick={onEdit}
          // The library makes the text of buttons unselectable, but staff copy the table.
          sx={{ ...TOUCH_TARGET, maxWidth: '100%', fontWeight: 600, textAlign: 'start', userSelect: 'text' }}
        >
          {/* The cells of the grid do not wrap by default. */}
          <Box component="bdi" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere', lineHeight: 1.3 }}>
            {withNonBreakingSpaces(name)}
          </Box>
        </Link>
        <Typography variant="caption" color="textSecondary" sx={{ ...KIND, maxWidth: '100%' }}>
          <span>
            <TextWithLang>{textOf(product.generic_name, product.generic_name_ar)}</TextWithLang> {!kind && sign}
          </span>
          {kind && (
            <span>
              <bdi>{kind}</bdi> {sign}
            </span>
          )}
        </Typography>
        <ProductMarks product={product} />
      </Stack>
    </Stack>
  );
}
