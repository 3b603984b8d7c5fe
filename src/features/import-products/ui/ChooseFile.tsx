import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Category } from '@contract/wire/medication';
import { downloadFile } from '@/shared/download';
import { useLanguage } from '@/shared/i18n';
import { useIsMounted } from '@/shared/lib/mounted';
import { DropZone, FileButton } from '@/shared/ui/file-drop';
import { PageError } from '@/shared/ui/page-state';

import { COLUMNS, REQUIRED, REQUIRED_OF_NEW } from '../model/columns';
import { parseSheet, type Sheet, type UnusableFile } from '../model/parseSheet';
import { writeTemplate } from '../model/writeSheet';
import { useColumnLabel } from './useColumnLabel';

interface ChooseFileProps {
  categories: readonly Category[];
  /** Whether a file has to be chosen again because it is too long to be kept. */
  wasInterrupted: boolean;
  onSheet: (sheet: Sheet) => void;
}

export function ChooseFile({ categories, wasInterrupted, onSheet }: ChooseFileProps) {
  const { t } = useTranslation('importProducts');
  const { nameOf } = useLanguage();
  const columnLabel = useColumnLabel();
  const sayUnusable = useUnusable();
  const isMounted = useIsMounted();
  const [unusable, setUnusable] = useState<UnusableFile | null>(null);

  const take = async (file: File) => {
    try {
      const read = parseSheet(new Uint8Array(await file.arrayBuffer()), categories);
      if (!isMounted()) return;
      if ('key' in read) setUnusable(read);
      else onSheet(read);
    } catch {
      // On a phone the file may be in a cloud that cannot be reached.
      setUnusable({ key: 'unreadable' });
    }
  };

  const saveTemplate = () => {
    const headings = COLUMNS.map((column) => [column, columnLabel(column)] as const);
    const [category] = categories;
    const inWords = { category_id: category ? nameOf(category) : '', prescription_required: t('no') };
    downloadFile(t('templateFile'), writeTemplate(headings, inWords));
  };

  return (
    <Stack spacing={2} useFlexGap>
      {wasInterrupted && <Alert severity="info">{t('interrupted.chooseAgain')}</Alert>}
      <Typography>{t('intro')}</Typography>
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
        <li>
          {t('stepTemplate', {
            required: REQUIRED.map(columnLabel).join(t('comma')),
            ofNew: REQUIRED_OF_NEW.map(columnLabel).join(t('comma')),
          })}
        </li>
        <li>{t('stepSave')}</li>
        <li>{t('stepChoose')}</li>
      </Box>
      {unusable && <PageError message={sayUnusable(unusable)} />}
      <FileDrop onPick={(file) => void take(file)} />
      <Button
        startIcon={<DownloadIcon />}
        onClick={saveTemplate}
        sx={{ alignSelf: 'flex-start', marginInlineStart: -2 }}
      >
        {t('template')}
      </Button>
    </Stack>
  );
}

function useUnusable() {
  const { t } = useTranslation('importProducts');
  const columnLabel = useColumnLabel();

  return (unusable: UnusableFile) =>
    unusable.key === 'lacking'
      ? t('lacking', {
          count: unusable.columns.length,
          columns: unusable.columns.map(columnLabel).join(t('comma')),
        })
      : t(unusable.key, { max: 'max' in unusable ? unusable.max : undefined });
}

function FileDrop({ onPick }: { onPick: (file: File) => void }) {
  const { t } = useTranslation('importProducts');

  return (
    <DropZone label={t('file')} onPick={onPick} spacing={1.5} sx={{ p: 3, alignItems: 'center', textAlign: 'center' }}>
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {t('drop')}
      </Typography>
      <FileButton
        label={t('choose')}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,application/vnd.ms-excel"
        onPick={onPick}
        variant="contained"
        startIcon={<UploadIcon />}
      />
    </DropZone>
  );
}
