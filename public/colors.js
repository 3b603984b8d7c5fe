{
  const { dataset } = document.documentElement;
  let chosen = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    chosen = /dark|light/.exec(localStorage.getItem('mui-mode')) ?? chosen;
  } catch {
    // Cookies are blocked.
  }
  dataset.colorScheme = chosen;
  const { effectiveType, saveData } = navigator.connection ?? {};
  dataset.line = saveData || effectiveType;
}
