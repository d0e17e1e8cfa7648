import { auditColumns as audit } from './audit-columns.ts'

const newsFields = `
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  subTitle TEXT,
  infoDictsId INTEGER NOT NULL REFERENCES dictionary (id),
  infoDictsDetailsId INTEGER REFERENCES dictionaryDetail (id),
  source TEXT,
  author TEXT,
  coverUrl TEXT,
  summary TEXT,
  documentNo TEXT,
  issuer TEXT,
  issuingLevel TEXT,
  validity TEXT,
  effectiveDate TEXT,
  isTop INTEGER NOT NULL DEFAULT 0,
  isCarousel INTEGER NOT NULL DEFAULT 0,
  viewCount INTEGER NOT NULL DEFAULT 0,
  publishDate TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('DRAFT', 'PUBLISHED', 'OFFLINE')),
  -- Rises with each change at the desk.
  version INTEGER NOT NULL DEFAULT 1,
  ${audit}`

const published = "status = 'PUBLISHED' AND isDeleted = 0"

/** Tables of public records; columns are named like the document's fields, JSON is TEXT. */
export const publicSchema = `
CREATE TABLE dictionary (
  id INTEGER PRIMARY KEY,
  dictName TEXT NOT NULL,
  dictIndex TEXT NOT NULL,
  dictType TEXT NOT NULL,
  isNavigation INTEGER NOT NULL,
  ${audit}
) STRICT;

CREATE TABLE dictionaryDetail (
  id INTEGER PRIMARY KEY,
  infoDictsId INTEGER NOT NULL REFERENCES dictionary (id),
  detailName TEXT NOT NULL,
  detailIndex TEXT,
  ${audit}
) STRICT;
CREATE INDEX dictionaryDetailParent ON dictionaryDetail (infoDictsId, orderNum);

CREATE TABLE banner (
  id INTEGER PRIMARY KEY,
  imgUrl TEXT NOT NULL,
  url TEXT,
  title TEXT NOT NULL,
  menuId INTEGER,
  parentId INTEGER,
  parentIndex TEXT,
  ${audit}
) STRICT;

CREATE TABLE news (
  ${newsFields},
  attachments TEXT NOT NULL DEFAULT '[]'
) STRICT;
-- Lists read one of these in their order until a page is full. The trailing columns are filtered by without a look at the row.
CREATE INDEX newsOrder ON news (isTop DESC, publishDate DESC, id DESC, infoDictsId) WHERE ${published};
CREATE INDEX newsColumn ON news (infoDictsId, isTop DESC, publishDate DESC, id DESC) WHERE ${published};
CREATE INDEX newsChildColumn ON news (infoDictsDetailsId, isTop DESC, publishDate DESC, id DESC) WHERE ${published};
CREATE INDEX newsNeighbours ON news (infoDictsDetailsId, publishDate, id) WHERE ${published};
CREATE INDEX newsCarousel ON news (isTop DESC, publishDate DESC, id DESC) WHERE ${published} AND isCarousel = 1;
CREATE INDEX newsDate ON news (publishDate DESC, id, infoDictsId) WHERE ${published};
CREATE INDEX newsViews ON news (viewCount DESC, id, infoDictsId, publishDate) WHERE ${published};
CREATE INDEX newsTitle ON news (title, id) WHERE ${published};

CREATE TABLE feeNews (
  ${newsFields},
  region TEXT NOT NULL,
  period TEXT NOT NULL,
  -- JSON of the table to download, as it is answered.
  file TEXT,
  fileUrl TEXT AS (file ->> 'url')
) STRICT;
CREATE INDEX feeNewsOrder ON feeNews (period DESC, id);
CREATE INDEX feeNewsDate ON feeNews (publishDate) WHERE ${published};
`
