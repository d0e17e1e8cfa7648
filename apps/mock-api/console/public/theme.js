;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('mock-console-theme')
  } catch {}
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
