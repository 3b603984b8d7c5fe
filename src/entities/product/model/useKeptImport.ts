import { useDraft } from '@/shared/lib/draft';

export interface KeptImport {
  /** The file; absent if it is too long to be kept. */
  text?: string;
  /** Which of our categories were chosen for those of the file. */
  choices: (readonly [key: string, category: number | null])[];
}

/** The import that the end of the session or a reload has interrupted in this tab. */
export const useKeptImport = () => useDraft<KeptImport>('import');
