import { LaunchpadSettings } from '../launchpad-settings.js';
import { EdgeRulesEntity } from '../edge/rules/edge-rules.entity.js';
import { EdgeRulesController } from '../edge/rules/edge-rules.controller.js';
import { EdgeRulesService } from '../edge/rules/edge-rules.service.js';
import { AcmeIssuer } from './acme/acme-issuer.js';
import { AcmeAccountEntity, CertificateEntity } from './acme/certificate.entity.js';
import { CertificateMetrics } from './acme/certificate-metrics.js';
import { Certificates } from './acme/certificates.js';
import { DnsChallenges } from './acme/dns-challenges.js';
import { EdgeCertificates } from './acme/edge-certificates.js';
import { DomainChecks } from './domain-checks.js';
import { DomainHistory } from './domain-history.js';
import { DomainLoop } from './domain-loop.js';
import { DomainRoutes } from './domain-routes.js';
import { DomainView } from './domain-view.js';
import { DomainEntity } from './domain.entity.js';
import { DomainsController } from './domains.controller.js';
import { DomainsService } from './domains.service.js';
import { DomainRedirectsController } from './redirects/domain-redirects.controller.js';
import { DomainRedirects } from './redirects/domain-redirects.service.js';
import { DomainResolver, NetworkResolver } from './ownership/domain-resolver.js';

/** What the module of apps takes from here. */
export const domainParts = {
  entities: [EdgeRulesEntity, DomainEntity, CertificateEntity, AcmeAccountEntity],
  controllers: [EdgeRulesController, DomainRedirectsController, DomainsController],
  providers: [
    {
      provide: DomainResolver,
      inject: [LaunchpadSettings],
      useFactory: ({ config }: LaunchpadSettings) =>
        new NetworkResolver(config.LAUNCHPAD_NAME_SERVERS),
    },
    AcmeIssuer,
    CertificateMetrics,
    Certificates,
    DnsChallenges,
    DomainChecks,
    DomainHistory,
    DomainRedirects,
    DomainLoop,
    DomainRoutes,
    DomainView,
    DomainsService,
    EdgeCertificates,
    EdgeRulesService,
  ],
};
