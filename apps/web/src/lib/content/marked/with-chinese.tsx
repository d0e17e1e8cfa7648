interface WithChineseProps {
  /** A sentence in the reader's language. */
  children: string
  /** What it holds of what people wrote. */
  name: string
}

/** A sentence with a name in it, which stays Chinese, and says so. */
export function WithChinese({ children, name }: WithChineseProps) {
  const at = name ? children.indexOf(name) : -1
  if (at < 0) return children
  return (
    <>
      {children.slice(0, at)}
      <span lang="zh-CN">{name}</span>
      {children.slice(at + name.length)}
    </>
  )
}
