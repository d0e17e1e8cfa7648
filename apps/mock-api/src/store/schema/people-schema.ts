import { auditColumns as audit } from './audit-columns.ts'

/** Who belongs to which unit, and how that came about. */
export const peopleSchema = `
CREATE TABLE unitPerson (
  -- A person belongs to one unit at most.
  personId INTEGER PRIMARY KEY REFERENCES member (id),
  companyId INTEGER NOT NULL REFERENCES member (id),${audit}
) STRICT;
CREATE INDEX unitPersonByCompany ON unitPerson (companyId, createdDate);

CREATE TABLE unitInvitation (
  id INTEGER PRIMARY KEY,
  companyId INTEGER NOT NULL REFERENCES member (id),
  -- Where the unit sent it.
  phone TEXT NOT NULL,
  -- What the person whom it waits for logs in with now: it follows a change of phone. There need not be such a person yet.
  waitingPhone TEXT NOT NULL,
  -- Who answered it.
  personId INTEGER REFERENCES member (id),
  remark TEXT,
  status TEXT NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  answeredDate TEXT,${audit},
  CHECK ((status IN ('ACCEPTED', 'DECLINED')) = (answeredDate IS NOT NULL)),
  CHECK ((status IN ('ACCEPTED', 'DECLINED')) = (personId IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX unitInvitationOpen ON unitInvitation (companyId, phone) WHERE status = 'PENDING';
CREATE INDEX unitInvitationByPhone ON unitInvitation (waitingPhone);
CREATE INDEX unitInvitationByPerson ON unitInvitation (personId);
`
