"""What was here is in `feldspar.table.content.daily`: this works for one release."""

from typing import TYPE_CHECKING

from feldspar.kernel.deprecation import renamed

if not TYPE_CHECKING:
    __getattr__ = renamed(
        __name__,
        {
            "Daily": "feldspar.table.contract.content.Daily",
            "MILLISECONDS": "feldspar.table.content.daily.DAY_MILLISECONDS",
            "PUBLISHED": "feldspar.table.content.daily.PUBLISHED_AFTER_DAYS",
            "daily": "feldspar.table.content.daily.load_daily",
            "day_of": "feldspar.table.content.daily.day_of",
            "later": "feldspar.table.content.daily.add_days",
            "ends": "feldspar.table.content.daily.end_of_day",
            "counts_until": "feldspar.table.content.daily.counts_until",
            "published": "feldspar.table.content.daily.is_published",
            "is_day": "feldspar.table.content.daily.is_day",
            "streak": "feldspar.table.content.daily.streak",
            "before": "feldspar.table.content.daily.earlier_secret",
            "chained": "feldspar.table.content.daily.chain_secret",
            "by_date": "feldspar.table.content.daily.date_secret",
            "key_of": "feldspar.table.content.daily.table_secret",
        },
    )
