{
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const [device, chosen] = [isDark ? 'dark' : 'light', localStorage.getItem('mui-mode')];
  document.documentElement.dataset.colorScheme = chosen === 'light' || chosen === 'dark' ? chosen : device;
}
