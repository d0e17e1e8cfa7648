/** Keeps search engines from listing a page: it has no content, or content for one reader only. */
export const NoIndex = () => <meta name="robots" content="noindex" />
