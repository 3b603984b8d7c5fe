import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { trimInvisible } from '@contract/invisibleCharacters';
import { LIST_LIMITS } from '@contract/listLimits';
import { hasOpenDialog } from '@/shared/lib/back';

/** Spec, section 9. */
export const SEARCH_DEBOUNCE_MS = 500;

interface SearchFieldProps {
  /** Both the placeholder and the accessible name, as the spec has it. */
  label: string;
  value: string;
  /** Delays the search while a row of the list is open, because it would change the address. Open dialogs delay it anyway. */
  isPaused?: boolean;
  onSearch: (text: string) => void;
}

/** A search box for a value in the URL. Typing is debounced, Enter searches at once, and Back replaces what was typed. */
export function SearchField({ label, value, isPaused = false, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [sent, setSent] = useState(value);

  const search = (wanted: string) => {
    setSent(wanted);
    onSearch(wanted);
  };
  const searchLater = useEffectEvent(search);

  if (value !== lastValue) {
    setLastValue(value);
    // The value that we sent comes back through the URL, and more may have been typed since; any other value comes from outside.
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  useEffect(() => {
    if (isPaused || trimInvisible(text) === sent) return;
    let timer = 0;
    const wait = () => (timer = window.setTimeout(askOrWait, SEARCH_DEBOUNCE_MS));
    const askOrWait = () => (hasOpenDialog() ? wait() : searchLater(trimInvisible(text)));
    wait();
    return () => clearTimeout(timer);
  }, [text, sent, isPaused]);

  const searchNow = () => {
    if (!isPaused && !hasOpenDialog() && trimInvisible(text) !== sent) search(trimInvisible(text));
  };

  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The button disappears, and the focus would go with it.
    box.current?.focus();
    setText('');
    search('');
  };

  return (
    <TextField
      fullWidth
      inputRef={box}
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key }) => key === 'Enter' && searchNow()}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: LIST_LIMITS.search },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={t('clear')} onClick={clear}>
                <CloseIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
      // The browser's own clear button would be a second one.
      sx={{ '& input': { textOverflow: 'ellipsis', '&::-webkit-search-cancel-button': { display: 'none' } } }}
    />
  );
}
