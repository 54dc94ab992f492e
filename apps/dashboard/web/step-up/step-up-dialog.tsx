import { Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  challengeOwnFactor,
  factorsOfAccountQuery,
  recoveryCodesQuery,
  stepUp,
} from '../api/second-factor.js';
import { ProofForm } from '../second-factor/proof-form.js';
import { Loaded } from '../ui/loaded.js';
import { answerStepUp } from './step-up-requests.js';

/** Above the dialog whose button asked for it. */
const Z_INDEX = 400;

/** Asks for a second factor before something important, and lets it go on. */
export function StepUpDialog() {
  const factors = useQuery(factorsOfAccountQuery);
  const { data: codes } = useQuery(recoveryCodesQuery);
  const queryClient = useQueryClient();
  const finish = () => {
    answerStepUp(true);
    void queryClient.invalidateQueries(recoveryCodesQuery);
  };
  return (
    <Modal
      opened
      zIndex={Z_INDEX}
      title="Prove it is you"
      closeOnClickOutside={false}
      onClose={() => answerStepUp(false)}
    >
      <Stack>
        <Text size="sm">This is important enough to ask for your second factor again.</Text>
        <Loaded query={factors} rows={1}>
          {(found) => (
            <ProofForm
              factors={found}
              hasRecoveryCodes={(codes?.left ?? 0) > 0}
              ask={challengeOwnFactor}
              give={stepUp}
              onGiven={finish}
            />
          )}
        </Loaded>
      </Stack>
    </Modal>
  );
}
