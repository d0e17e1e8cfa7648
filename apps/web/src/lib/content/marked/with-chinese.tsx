interface WithChineseProps {
  /** A sentence in the reader's language. */
  children: string
  /** What it holds of what people wrote; of anything but a text it is shown as it is. */
  name: unknown
}

/** A sentence with a name in it, which stays Chinese, and says so. */
export function WithChinese({ children, name }: WithChineseProps) {
  const at = typeof name === 'string' && name ? children.indexOf(name) : -1
  if (typeof name !== 'string' || at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <span lang="zh-CN">{name}</span>
      {children.slice(at + name.length)}
    </>
  )
}
