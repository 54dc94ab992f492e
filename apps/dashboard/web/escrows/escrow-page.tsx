import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type EscrowDetails, escrowQuery, type EscrowRole } from '../api/escrows.js';
import { payKey } from '../api/holds.js';
import { useMoney } from '../money/use-money.js';
import { useProject } from '../projects/use-project-slug.js';
import { useNews } from '../sources/use-news.js';
import { OwnTime } from '../test-clock/own-time.js';
import { BackLink } from '../ui/back-link.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Parts } from '../ui/parts.js';
import { nextRole } from './allowed-verbs.js';
import { EscrowActions } from './escrow-actions.js';
import { EscrowFacts } from './escrow-facts.js';
import { EscrowMoney } from './escrow-money.js';
import { EscrowTimeline } from './escrow-timeline.js';
import { headingOf } from './escrow-words.js';
import { MilestonesCard } from './milestones-card.js';
import type { WantedVerb } from './verbs/verb-dialog.js';
import { VerbDialog } from './verbs/verb-dialog.js';

/** One escrow: what is in it, what happened to it, and what each party can do. */
export function EscrowPage() {
  const project = useProject();
  const id = useParams({ strict: false }).escrow ?? '';
  const escrow = useQuery(escrowQuery(project, id));
  const write = useMoney(project);
  useNews({ source: 'pay', project, types: 'escrow.*', queryKey: payKey(project) });
  return (
    <Page
      title={escrow.data ? headingOf(escrow.data, write) : 'Escrow'}
      of="Escrows"
      text={<BackLink to={`/projects/${project}/escrows`}>All escrows</BackLink>}
    >
      <OwnTime project={project}>
        <Loaded query={escrow}>
          {(found) => (
            <Parts aside={<EscrowTimeline project={project} escrow={found} />}>
              <EscrowParts project={project} escrow={found} />
            </Parts>
          )}
        </Loaded>
      </OwnTime>
    </Page>
  );
}

interface EscrowPartsProps {
  readonly project: string;
  readonly escrow: EscrowDetails;
}

function EscrowParts({ project, escrow }: EscrowPartsProps) {
  const [chosen, setChosen] = useState<EscrowRole>();
  const [wanted, setWanted] = useState<WantedVerb>();
  const role = chosen ?? nextRole(escrow);
  return (
    <Stack>
      <EscrowMoney project={project} escrow={escrow} />
      <EscrowActions escrow={escrow} role={role} onRole={setChosen} onVerb={setWanted} />
      {escrow.milestones.length > 0 && (
        <MilestonesCard escrow={escrow} role={role} onVerb={setWanted} />
      )}
      <EscrowFacts project={project} escrow={escrow} />
      {wanted && (
        <VerbDialog
          project={project}
          escrow={escrow}
          wanted={wanted}
          onClose={() => setWanted(undefined)}
        />
      )}
    </Stack>
  );
}
