{
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  let chosen;
  try {
    chosen = localStorage.getItem('mui-mode');
  } catch {
    // A browser that blocks cookies keeps no choice.
  }
  document.documentElement.dataset.colorScheme =
    chosen === 'light' || chosen === 'dark' ? chosen : isDark ? 'dark' : 'light';
}
