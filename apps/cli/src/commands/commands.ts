import type { CommandGroup } from '../program/command-spec.js';
import { apiCommand } from './api/api.command.js';
import { appCommands } from './app/app.commands.js';
import { auditCommands } from './audit/audit.commands.js';
import { authCommands } from './auth/auth.commands.js';
import { backupCommands, restoreCommand } from './backup/backup.commands.js';
import { completeCommand, completionCommand } from './completion/completion.commands.js';
import { configCommands } from './config/config.commands.js';
import { contextCommands } from './context/context.commands.js';
import { costreamCommands } from './costream/costream.commands.js';
import { currencyCommands } from './currency/currency.commands.js';
import { databaseCommands } from './db/db.commands.js';
import { doctorCommand } from './doctor/doctor.command.js';
import { escrowCommands } from './escrow/escrow.commands.js';
import { eventsCommand, listenCommand } from './event/event.commands.js';
import { edgeRuleCommands } from './edge-rule/edge-rule.commands.js';
import { firewallCommands } from './firewall/firewall.commands.js';
import { domainCommands } from './domain/domain.commands.js';
import { fxCommands } from './fx/fx.commands.js';
import { floatingIpCommands } from './floating-ip/floating-ip.commands.js';
import { imageCommands } from './image/image.commands.js';
import { holdCommands } from './hold/hold.commands.js';
import { ownInvitationCommands } from './invitation/invitation.commands.js';
import { keyCommands } from './key/key.commands.js';
import { ledgerCommands } from './ledger/ledger.commands.js';
import { testClockCommands } from './test-clock/test-clock.commands.js';
import { kycCommands } from './kyc/kyc.commands.js';
import { locationCommands } from './location/location.commands.js';
import { mediaCommands } from './media/media.commands.js';
import { batchCommands, messageCommands } from './message/message.commands.js';
import { networkCommands } from './network/network.commands.js';
import { openCommand } from './open/open.command.js';
import { payinCommands } from './payin/payin.commands.js';
import { paymentProviderCommands } from './payment-provider/payment-provider.commands.js';
import { payoutCommands } from './payout/payout.commands.js';
import { productCommands } from './product/product.commands.js';
import { projectCommands } from './project/project.commands.js';
import { reconcileCommands } from './reconcile/reconcile.commands.js';
import { mailRouteCommands } from './provider/mail-route.commands.js';
import { messageProviderCommands, sendingDomainCommands } from './provider/provider.commands.js';
import { secretsCommands } from './secrets/secrets.commands.js';
import { sshKeyCommands } from './ssh-key/ssh-key.commands.js';
import { setupCommand } from './setup/setup.command.js';
import { supportBundleCommand } from './support-bundle/support-bundle.command.js';
import { statusCommand } from './status/status.command.js';
import { upgradeCommand } from './upgrade/upgrade.command.js';
import { invoiceCommands, usageCommand } from './usage/usage.commands.js';
import { templateCommands } from './template/template.commands.js';
import { postingCommands, transferCommands } from './transfer/transfer.commands.js';
import { calendarEventCommands } from './vault/calendar-events.commands.js';
import { calendarCommands } from './vault/calendars.commands.js';
import { contactCommands } from './vault/contacts.commands.js';
import { noteCommands } from './vault/notes.commands.js';
import { taskCommands } from './vault/tasks.commands.js';
import { photoCommands } from './vault/photos.commands.js';
import { vaultCommands } from './vault/vault.commands.js';
import { versionCommand } from './version/version.command.js';
import { volumeCommands } from './volume/volume.commands.js';
import { vpsCommands } from './vps/vps.commands.js';
import { walletCommands } from './wallet/wallet.commands.js';
import { webhookCommands } from './webhook/webhook.commands.js';

/** Every command of the tool, in the order in which help and documentation list them. */
export const COMMANDS: CommandGroup = {
  name: 'skydeck',
  summary: 'Deploy apps and use the Skydeck APIs from a terminal.',
  commands: [
    authCommands,
    projectCommands,
    ownInvitationCommands,
    appCommands,
    domainCommands,
    edgeRuleCommands,
    vpsCommands,
    sshKeyCommands,
    imageCommands,
    networkCommands,
    firewallCommands,
    floatingIpCommands,
    volumeCommands,
    databaseCommands,
    productCommands,
    keyCommands,
    kycCommands,
    mediaCommands,
    costreamCommands,
    locationCommands,
    vaultCommands,
    photoCommands,
    calendarCommands,
    calendarEventCommands,
    contactCommands,
    noteCommands,
    taskCommands,
    messageCommands,
    batchCommands,
    templateCommands,
    walletCommands,
    transferCommands,
    postingCommands,
    holdCommands,
    currencyCommands,
    fxCommands,
    escrowCommands,
    ledgerCommands,
    testClockCommands,
    payinCommands,
    payoutCommands,
    reconcileCommands,
    paymentProviderCommands,
    mailRouteCommands,
    messageProviderCommands,
    sendingDomainCommands,
    eventsCommand,
    listenCommand,
    webhookCommands,
    auditCommands,
    usageCommand,
    invoiceCommands,
    statusCommand,
    doctorCommand,
    setupCommand,
    backupCommands,
    restoreCommand,
    secretsCommands,
    upgradeCommand,
    supportBundleCommand,
    openCommand,
    apiCommand,
    contextCommands,
    configCommands,
    completionCommand,
    completeCommand,
    versionCommand,
  ],
};
