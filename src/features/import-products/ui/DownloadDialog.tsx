import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { dayInCairo } from '@contract/cairoDay';
import { formatMoment } from '@contract/formatDay';
import type { ProductExportQuery } from '@contract/product';
import type { Product } from '@contract/wire/product';
import { useLazyGetProductPortionQuery } from '@/entities/product';
import { downloadFile, usePortions } from '@/shared/download';
import { useLanguage } from '@/shared/i18n';
import { isolateAuto } from '@/shared/lib/format';
import { useToast } from '@/shared/lib/toast';
import { PageError } from '@/shared/ui/page-state';
import { ProgressLine } from '@/shared/ui/progress-line';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { COLUMNS } from '../model/columns';
import { STOCK_THEN, writeProducts } from '../model/writeSheet';
import { useColumnLabel } from './useColumnLabel';

/** Which products to download: those that the search and the filters find. */
type ProductChoice = Omit<ProductExportQuery, 'after'>;

interface DownloadDialogProps {
  choice: ProductChoice;
  /** How many products the choice finds. */
  total: number;
  onClose: () => void;
}

/** Saves products as a file that can be imported again. Uses the texts of `inventory` and `importProducts`. */
export function DownloadDialog({ choice, total, onClose }: DownloadDialogProps) {
  const { t } = useTranslation('importProducts');
  const { language } = useLanguage();
  const toast = useToast();
  const columnLabel = useColumnLabel();
  const save = useSaveProducts();
  const [readPortion] = useLazyGetProductPortionQuery();
  const { done, isBusy, problem, start } = usePortions<ProductChoice, Product>({
    read: (query) => readPortion(query).unwrap(),
    onRead: ({ rows: products, begun }) => {
      save(products, begun);
      toast.success(t('download.done', { count: products.length }));
      onClose();
    },
  });
  const isChosen = choice.q !== '' || choice.category_id !== undefined || choice.state !== undefined;

  return (
    <WideDialog
      title={t('download.title')}
      onClose={onClose}
      actions={
        <Button variant="contained" startIcon={<DownloadIcon />} loading={isBusy} onClick={() => void start(choice)}>
          {t('download.start')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography>{t(isChosen ? 'download.found' : 'download.all', { count: total })}</Typography>
        <Typography>{t('download.edit')}</Typography>
        <Typography>
          {t('download.stock', { stock: columnLabel('stock'), then: isolateAuto(STOCK_THEN[language]) })}
        </Typography>
        {isBusy && done !== null && (
          <ProgressLine text={t('download.progress', { done, total })} done={done} total={total} />
        )}
        {problem !== null && (
          <>
            <PageError error={problem} message={t('download.failed')} />
            {Boolean(done) && <Typography variant="body2">{t('download.goesOn', { done })}</Typography>}
          </>
        )}
      </Stack>
    </WideDialog>
  );
}

/** Sorted by name, so that a product is easy to find in the spreadsheet. */
function useSaveProducts() {
  const { t } = useTranslation('importProducts');
  const { language, nameOf } = useLanguage();
  const columnLabel = useColumnLabel();

  return (products: readonly Product[], begun: Date) => {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const byName = [...products].sort((one, other) => compare(nameOf(one), nameOf(other)));
    const headings = COLUMNS.map((column) => [column, columnLabel(column)] as const);
    const text = writeProducts(byName, headings, {
      stockThen: `${STOCK_THEN[language]} (${formatMoment(begun, language)})`,
      of: ({ category, prescription_required: isRequired }) => ({
        category_id: nameOf(category),
        prescription_required: t(isRequired ? 'yes' : 'no'),
      }),
    });
    downloadFile(t('download.file', { day: dayInCairo(begun) }), text);
  };
}
